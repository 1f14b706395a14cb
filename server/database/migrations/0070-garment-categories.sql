-- Categories for what is worn here, and one for everything else.
alter table garments drop constraint garments_category_check;
alter table garments add constraint garments_category_check check (category in (
  'shirts', 'suits', 'dresses', 'casual', 'outerwear',
  'sarees', 'kurtas', 'salwars', 'dhotis', 'blouses', 'trousers', 'other'
));
