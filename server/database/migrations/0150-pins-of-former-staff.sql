-- A PIN goes with its colleague when they leave.
delete from staff_pins using users where users.id = staff_pins.user_id and users.role = 'customer';
