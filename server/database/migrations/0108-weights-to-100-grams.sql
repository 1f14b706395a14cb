-- What is sold by the kilogram is priced to 100 g: quantities are numbers with a tenth, pieces stay whole. They have no
-- scale, so that whole ones stay written as they were.
alter table order_lines
  drop constraint order_lines_check,
  drop constraint order_lines_covered,
  alter column quantity type numeric,
  alter column covered_quantity type numeric;
alter table order_lines
  add constraint order_lines_amount check (amount_paise = round(unit_price_paise * quantity)),
  add constraint order_lines_covered check (covered_paise = round(unit_price_paise * covered_quantity)),
  add constraint order_lines_steps check (
    case unit
      when 'kg' then mod(quantity * 10, 1) = 0 and mod(covered_quantity * 10, 1) = 0
      else mod(quantity, 1) = 0 and mod(covered_quantity, 1) = 0
    end);

-- What the Laundry Club covers goes with them.
alter table allowance_lots
  alter column kilograms_left type numeric,
  add constraint allowance_lots_steps check (mod(kilograms_left * 10, 1) = 0);
alter table allowance_uses
  alter column kilograms type numeric,
  add constraint allowance_uses_steps check (mod(kilograms * 10, 1) = 0);

-- The sums of each day.
alter table service_days alter column kilograms type numeric;
