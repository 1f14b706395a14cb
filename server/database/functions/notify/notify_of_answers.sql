-- Who looks at an order hears that a line that its customer is asked about was answered, when the transaction commits.
create or replace function notify_of_answers() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_parts', json_build_object('orderId', order_id)::text)
    from order_proposals where id = new.proposal_id;
  return null;
end $$;
