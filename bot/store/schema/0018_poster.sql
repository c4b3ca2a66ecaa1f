-- The picture that a public sentence brings (JSON), drawn when it is told.
alter table told add column poster text;
