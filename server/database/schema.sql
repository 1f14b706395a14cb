create table accounts (
  id uuid not null,
  account_id text not null,
  provider_id text not null,
  user_id uuid not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX accounts_by_user ON public.accounts USING btree (user_id);

create table addresses (
  id uuid not null,
  user_id uuid not null,
  type text not null,
  address text not null,
  is_default boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  parts jsonb,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint addresses_address_check CHECK (((length(address) >= 1) AND (length(address) <= 500))),
  constraint addresses_parts_check CHECK (are_address_parts(parts)),
  constraint addresses_type_check CHECK ((type = ANY (ARRAY['Home'::text, 'Work'::text, 'Other'::text])))
);
CREATE INDEX addresses_of_user ON public.addresses USING btree (user_id, id);
CREATE UNIQUE INDEX addresses_one_default ON public.addresses USING btree (user_id) WHERE is_default;
CREATE TRIGGER addresses_are_of_somebody BEFORE INSERT ON public.addresses FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

create table allowance_lots (
  id uuid not null,
  subscription_id uuid not null,
  period integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  kilograms integer not null,
  kilograms_left numeric not null,
  pickups integer not null,
  pickups_left integer not null,
  dry_clean_items integer not null,
  dry_clean_items_left integer not null,
  constraint allowance_lots_pkey PRIMARY KEY (id),
  constraint allowance_lots_once_a_period UNIQUE (subscription_id, period),
  constraint allowance_lots_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
  constraint allowance_lots_check CHECK ((expires_at >= ends_at)),
  constraint allowance_lots_dry_clean CHECK (((dry_clean_items_left >= 0) AND (dry_clean_items_left <= dry_clean_items))),
  constraint allowance_lots_kilograms CHECK (((kilograms_left >= (0)::numeric) AND (kilograms_left <= (kilograms)::numeric))),
  constraint allowance_lots_pickups CHECK (((pickups_left >= 0) AND (pickups_left <= pickups))),
  constraint allowance_lots_steps CHECK ((mod((kilograms_left * (10)::numeric), (1)::numeric) = (0)::numeric))
);

create table allowance_uses (
  id bigint generated always as identity not null,
  order_id uuid not null,
  lot_id uuid not null,
  kilograms numeric not null,
  pickups integer not null,
  dry_clean_items integer not null,
  taken_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  constraint allowance_uses_pkey PRIMARY KEY (id),
  constraint allowance_uses_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES allowance_lots(id),
  constraint allowance_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint allowance_uses_check CHECK ((((kilograms + (pickups)::numeric) + (dry_clean_items)::numeric) > (0)::numeric)),
  constraint allowance_uses_dry_clean_items_check CHECK ((dry_clean_items >= 0)),
  constraint allowance_uses_kilograms_check CHECK ((kilograms >= (0)::numeric)),
  constraint allowance_uses_pickups_check CHECK (((pickups >= 0) AND (pickups <= 1))),
  constraint allowance_uses_steps CHECK ((mod((kilograms * (10)::numeric), (1)::numeric) = (0)::numeric))
);
CREATE INDEX allowance_uses_of_lot ON public.allowance_uses USING btree (lot_id);
CREATE INDEX allowance_uses_of_order ON public.allowance_uses USING btree (order_id);
CREATE TRIGGER allowance_uses_are_in_time BEFORE INSERT ON public.allowance_uses FOR EACH ROW EXECUTE FUNCTION refuse_expired_lot();

create table api_keys (
  id uuid not null,
  name text not null,
  prefix text not null,
  hash text not null,
  permissions jsonb not null,
  made_by uuid,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_hash_key UNIQUE (hash),
  constraint api_keys_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint api_keys_check CHECK ((expires_at > created_at)),
  constraint api_keys_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint api_keys_permissions_check CHECK (((jsonb_typeof(permissions) = 'array'::text) AND (jsonb_array_length(permissions) > 0))),
  constraint api_keys_prefix_check CHECK (((length(prefix) >= 1) AND (length(prefix) <= 20)))
);
CREATE INDEX api_keys_of_maker ON public.api_keys USING btree (made_by);
CREATE TRIGGER api_key_ends_notify AFTER UPDATE OF revoked_at, made_by ON public.api_keys FOR EACH ROW WHEN (((old.revoked_at IS DISTINCT FROM new.revoked_at) OR (old.made_by IS DISTINCT FROM new.made_by))) EXECUTE FUNCTION notify_of_api_key_end();

create table audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor_id uuid,
  action text not null,
  record_type text not null,
  record_id text not null,
  search_text text not null,
  details jsonb,
  kind text not null,
  params jsonb,
  api_key_id uuid,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint audit_log_api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys(id),
  constraint audit_log_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text)),
  constraint audit_log_search_text_check CHECK (((length(search_text) >= 1) AND (length(search_text) <= 500)))
);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at);
CREATE INDEX audit_log_of_action ON public.audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_of_actor ON public.audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_of_record ON public.audit_log USING btree (record_type, record_id, id DESC);
CREATE INDEX audit_log_words ON public.audit_log USING gin (search_text gin_trgm_ops);
CREATE TRIGGER audit_log_is_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION append_only('the audit log is append-only', '{actor_id}');
CREATE TRIGGER audit_log_is_never_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION append_only('the audit log is append-only');

create table auth_secret_check (
  id integer not null,
  value text not null,
  constraint auth_secret_check_pkey PRIMARY KEY (id),
  constraint auth_secret_check_id_check CHECK ((id = 1)),
  constraint auth_secret_check_value_check CHECK ((length(value) <= 64))
);

create table authenticators (
  user_id uuid not null,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  proven_at timestamp with time zone,
  constraint authenticators_pkey PRIMARY KEY (user_id),
  constraint authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table business (
  id integer not null,
  name text not null,
  phone text not null,
  email text not null,
  address text not null,
  time_zone text not null,
  hours jsonb not null,
  slot_capacities jsonb not null,
  express_fee_paise bigint not null,
  complaints_officer text not null default ''::text,
  gstin text not null default ''::text,
  tax_percent integer not null default 18,
  sac_code text not null default '999719'::text,
  new_customer_orders integer not null default 3,
  limit_kilograms integer not null default 100,
  limit_pieces_of_item integer not null default 200,
  limit_pieces integer not null default 2000,
  limit_items integer not null default 60,
  limit_bags integer not null default 20,
  limit_orders_per_hour integer not null default 20,
  limit_addresses integer not null default 20,
  limit_garments integer not null default 500,
  message_wait_seconds integer not null default 60,
  marketing jsonb not null default '{"numbers": [], "testimonials": []}'::jsonb,
  marketing_from_orders boolean not null default false,
  least_kilograms integer not null default 0,
  delivery_places integer not null default 100,
  strong_sign_in_since timestamp with time zone default now(),
  complaints_email text not null default ''::text,
  complaints_phone text not null default ''::text,
  bag_services jsonb not null default '["wash-fold"]'::jsonb,
  useful_lives jsonb not null default '[{"name": "T-shirt, underwear, socks", "months": 18}, {"name": "Shirt, blouse, kurta", "months": 24}, {"name": "Trousers, jeans, skirt", "months": 36}, {"name": "Dress, cotton saree, lehenga", "months": 36}, {"name": "Silk saree, wedding wear", "months": 60}, {"name": "Suit, blazer, sherwani", "months": 48}, {"name": "Sweater, shawl", "months": 36}, {"name": "Coat, jacket", "months": 48}, {"name": "Leather, fur", "months": 60}, {"name": "School uniform", "months": 12}, {"name": "Bed linen, towels, table linen", "months": 24}, {"name": "Curtains", "months": 48}, {"name": "Blanket, quilt, rug", "months": 72}, {"name": "Shoes, bags", "months": 24}]'::jsonb,
  claim_photo_days integer not null default 180,
  count_level text not null default 'bags'::text,
  service_count_levels jsonb not null default '{"dry-cleaning": "items", "special-care": "items"}'::jsonb,
  tax_standing text not null default 'unregistered'::text,
  service_sac_codes jsonb not null default '{"ironing": "999713", "dry-cleaning": "999712"}'::jsonb,
  online_price_everywhere boolean not null default false,
  settings jsonb not null default '{}'::jsonb,
  constraint business_pkey PRIMARY KEY (id),
  constraint business_bag_services CHECK ((jsonb_typeof(bag_services) = 'array'::text)),
  constraint business_claim_photo_days_check CHECK (((claim_photo_days >= 0) AND (claim_photo_days <= 3650))),
  constraint business_count_level_check CHECK ((count_level = ANY (ARRAY['off'::text, 'bags'::text, 'items'::text]))),
  constraint business_delivery_places_check CHECK ((delivery_places > 0)),
  constraint business_express_fee_paise_check CHECK ((express_fee_paise >= 0)),
  constraint business_gstin_check CHECK ((gstin ~ '^$|^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'::text)),
  constraint business_gstin_of_standing CHECK (((tax_standing = 'unregistered'::text) = (gstin = ''::text))),
  constraint business_id_check CHECK ((id = 1)),
  constraint business_least_kilograms CHECK (((least_kilograms >= 0) AND (least_kilograms <= 10))),
  constraint business_limit_addresses_check CHECK (((limit_addresses >= 1) AND (limit_addresses <= 200))),
  constraint business_limit_bags_check CHECK (((limit_bags >= 1) AND (limit_bags <= 200))),
  constraint business_limit_garments_check CHECK (((limit_garments >= 1) AND (limit_garments <= 2000))),
  constraint business_limit_items_check CHECK (((limit_items >= 1) AND (limit_items <= 200))),
  constraint business_limit_kilograms_check CHECK (((limit_kilograms >= 1) AND (limit_kilograms <= 5000))),
  constraint business_limit_orders_per_hour_check CHECK (((limit_orders_per_hour >= 1) AND (limit_orders_per_hour <= 1000))),
  constraint business_limit_pieces_check CHECK (((limit_pieces >= 1) AND (limit_pieces <= 15000))),
  constraint business_limit_pieces_of_item_check CHECK (((limit_pieces_of_item >= 1) AND (limit_pieces_of_item <= 10000))),
  constraint business_message_wait_seconds_check CHECK (((message_wait_seconds >= 0) AND (message_wait_seconds <= 300))),
  constraint business_new_customer_orders_check CHECK (((new_customer_orders >= 1) AND (new_customer_orders <= 1000))),
  constraint business_sac_code_check CHECK ((sac_code ~ '^[0-9]{6}$'::text)),
  constraint business_service_count_levels_check CHECK ((jsonb_typeof(service_count_levels) = 'object'::text)),
  constraint business_service_sac_codes_check CHECK ((jsonb_typeof(service_sac_codes) = 'object'::text)),
  constraint business_tax_percent_check CHECK (((tax_percent >= 0) AND (tax_percent <= 40))),
  constraint business_tax_standing_check CHECK ((tax_standing = ANY (ARRAY['registered'::text, 'composition'::text, 'unregistered'::text]))),
  constraint business_useful_lives_check CHECK ((jsonb_typeof(useful_lives) = 'array'::text))
);
CREATE TRIGGER business_notify AFTER INSERT OR DELETE OR UPDATE ON public.business FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_and_settings();
CREATE TRIGGER business_zone_moves_days AFTER UPDATE OF time_zone ON public.business FOR EACH ROW WHEN ((old.time_zone <> new.time_zone)) EXECUTE FUNCTION recount_days_in_zone();

create table cards (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  brand text not null,
  last4 text not null,
  expiry_month text not null,
  expiry_year text not null,
  holder text not null,
  is_default boolean not null,
  created_at timestamp with time zone not null,
  constraint cards_pkey PRIMARY KEY (id),
  constraint cards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint cards_expiry_month_check CHECK ((expiry_month ~ '^(0[1-9]|1[0-2])$'::text)),
  constraint cards_expiry_year_check CHECK ((expiry_year ~ '^[0-9]{4}$'::text)),
  constraint cards_have_no_numbers CHECK (((brand !~ '([0-9][^[:alnum:]]*){12}'::text) AND (holder !~ '([0-9][^[:alnum:]]*){12}'::text))),
  constraint cards_holder_check CHECK (((length(holder) >= 1) AND (length(holder) <= 120))),
  constraint cards_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text))
);
CREATE INDEX cards_of_user ON public.cards USING btree (user_id, id);
CREATE UNIQUE INDEX cards_one_default ON public.cards USING btree (user_id) WHERE is_default;
CREATE TRIGGER cards_are_of_somebody BEFORE INSERT ON public.cards FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

create table cards_to_forget (
  id uuid not null,
  token text not null,
  with_payer boolean not null,
  created_at timestamp with time zone not null,
  constraint cards_to_forget_pkey PRIMARY KEY (id)
);

create table cash_counts (
  id uuid not null,
  hand_in_id uuid not null,
  corrects uuid,
  paise bigint not null,
  reason text not null default ''::text,
  counted_by uuid,
  at timestamp with time zone not null,
  constraint cash_counts_pkey PRIMARY KEY (id),
  constraint cash_counts_corrects_key UNIQUE (corrects),
  constraint cash_counts_id_hand_in_id_key UNIQUE (id, hand_in_id),
  constraint cash_counts_corrects_hand_in_id_fkey FOREIGN KEY (corrects, hand_in_id) REFERENCES cash_counts(id, hand_in_id),
  constraint cash_counts_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint cash_counts_hand_in_id_fkey FOREIGN KEY (hand_in_id) REFERENCES cash_hand_ins(id),
  constraint cash_counts_paise_check CHECK ((paise >= 0)),
  constraint cash_counts_reason_check CHECK (((corrects IS NULL) OR (reason <> ''::text)))
);
CREATE INDEX cash_counts_by_time ON public.cash_counts USING btree (at);
CREATE UNIQUE INDEX cash_counts_first ON public.cash_counts USING btree (hand_in_id) WHERE (corrects IS NULL);
CREATE TRIGGER cash_counts_are_append_only BEFORE DELETE OR UPDATE ON public.cash_counts FOR EACH ROW EXECUTE FUNCTION append_only('a count is never changed; another one corrects it', '{counted_by}');

create table cash_hand_ins (
  id uuid not null,
  person_id uuid,
  expected_paise bigint not null,
  paise bigint not null,
  reason text not null default ''::text,
  note text not null default ''::text,
  at timestamp with time zone not null,
  constraint cash_hand_ins_pkey PRIMARY KEY (id),
  constraint cash_hand_ins_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint cash_hand_ins_expected_paise_check CHECK ((expected_paise > 0)),
  constraint cash_hand_ins_paise_check CHECK ((paise >= 0)),
  constraint cash_hand_ins_reason_check CHECK (((paise = expected_paise) OR (reason <> ''::text)))
);
CREATE INDEX cash_hand_ins_of_person ON public.cash_hand_ins USING btree (person_id, at);
CREATE TRIGGER cash_hand_ins_are_append_only BEFORE DELETE OR UPDATE ON public.cash_hand_ins FOR EACH ROW EXECUTE FUNCTION append_only('a hand-in is never changed', '{person_id}');

create table cash_movements (
  id uuid not null,
  person_id uuid,
  kind text not null,
  place text not null,
  paise bigint not null,
  order_payment_id uuid,
  order_refund_id uuid,
  at timestamp with time zone not null,
  company_payment_id uuid,
  constraint cash_movements_pkey PRIMARY KEY (id),
  constraint cash_movements_order_refund_id_key UNIQUE (order_refund_id),
  constraint cash_movements_company_payment_id_fkey FOREIGN KEY (company_payment_id) REFERENCES company_payments(id),
  constraint cash_movements_order_payment_id_fkey FOREIGN KEY (order_payment_id) REFERENCES order_payments(id),
  constraint cash_movements_order_refund_id_fkey FOREIGN KEY (order_refund_id) REFERENCES order_refunds(id),
  constraint cash_movements_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint cash_movements_kind_check CHECK ((kind = ANY (ARRAY['collected'::text, 'undone'::text, 'refunded'::text]))),
  constraint cash_movements_of_one_payment CHECK ((num_nonnulls(order_payment_id, company_payment_id) = 1)),
  constraint cash_movements_paise_check CHECK (
CASE
    WHEN (kind = 'collected'::text) THEN (paise > 0)
    ELSE (paise < 0)
END),
  constraint cash_movements_place_check CHECK ((place = ANY (ARRAY['door'::text, 'counter'::text]))),
  constraint cash_movements_refund_check CHECK (((kind = 'refunded'::text) = (order_refund_id IS NOT NULL)))
);
CREATE UNIQUE INDEX cash_movements_of_company_once ON public.cash_movements USING btree (company_payment_id, kind) WHERE (company_payment_id IS NOT NULL);
CREATE INDEX cash_movements_of_person ON public.cash_movements USING btree (person_id, at);
CREATE UNIQUE INDEX cash_movements_once ON public.cash_movements USING btree (order_payment_id, kind) WHERE (kind <> 'refunded'::text);
CREATE TRIGGER cash_movements_are_append_only BEFORE DELETE OR UPDATE ON public.cash_movements FOR EACH ROW EXECUTE FUNCTION append_only('what cash was taken is append-only', '{person_id}');

create table catalogue_items (
  id text not null,
  service text not null,
  name text not null,
  unit text not null,
  list_price_paise bigint not null,
  online_price_paise bigint,
  position integer not null,
  active boolean not null default true,
  constraint catalogue_items_pkey PRIMARY KEY (id),
  constraint catalogue_items_service_name_key UNIQUE (service, name),
  constraint catalogue_items_check CHECK (((online_price_paise >= 0) AND (online_price_paise <= list_price_paise))),
  constraint catalogue_items_list_price_paise_check CHECK ((list_price_paise >= 0)),
  constraint catalogue_items_service_check CHECK ((service = ANY (ARRAY['wash-fold'::text, 'dry-cleaning'::text, 'ironing'::text, 'special-care'::text, 'home-textiles'::text, 'accessories'::text]))),
  constraint catalogue_items_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'piece'::text])))
);
CREATE UNIQUE INDEX catalogue_items_by_name ON public.catalogue_items USING btree (service, lower(name));
CREATE TRIGGER catalogue_notify AFTER INSERT OR DELETE OR UPDATE ON public.catalogue_items FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_and_settings();

create table charges (
  id uuid not null,
  subscription_id uuid not null,
  period integer not null,
  plan_id text not null,
  plan_name text not null,
  period_starts_at timestamp with time zone not null,
  period_ends_at timestamp with time zone not null,
  amount_paise bigint not null,
  status text not null,
  tries integer not null,
  payer_present boolean not null,
  reference text,
  failure_message text,
  refunded_paise bigint not null default 0,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  payer_waits_until timestamp with time zone,
  constraint charges_pkey PRIMARY KEY (id),
  constraint charges_once_a_period UNIQUE (subscription_id, period),
  constraint charges_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id),
  constraint charges_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
  constraint charges_amount_paise_check CHECK ((amount_paise > 0)),
  constraint charges_check CHECK (((refunded_paise >= 0) AND (refunded_paise <= amount_paise))),
  constraint charges_check1 CHECK (((status = 'succeeded'::text) = (paid_at IS NOT NULL))),
  constraint charges_check2 CHECK (((refunded_paise = 0) OR (status = 'succeeded'::text))),
  constraint charges_period_check CHECK ((period > 0)),
  constraint charges_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text]))),
  constraint charges_tries_check CHECK ((tries > 0))
);
CREATE INDEX charges_by_payment ON public.charges USING btree (paid_at) WHERE (status = 'succeeded'::text);
CREATE UNIQUE INDEX charges_by_reference ON public.charges USING btree (reference) WHERE (reference IS NOT NULL);
CREATE TRIGGER charge_changes_have_their_day AFTER UPDATE OF amount_paise, refunded_paise, status, paid_at ON public.charges FOR EACH ROW WHEN ((((old.status = 'succeeded'::text) OR (new.status = 'succeeded'::text)) AND ((((old.amount_paise IS DISTINCT FROM new.amount_paise) OR (old.refunded_paise IS DISTINCT FROM new.refunded_paise)) OR (old.status IS DISTINCT FROM new.status)) OR (old.paid_at IS DISTINCT FROM new.paid_at)))) EXECUTE FUNCTION count_payment_days();
CREATE TRIGGER charges_have_their_day AFTER INSERT ON public.charges FOR EACH ROW WHEN ((new.status = 'succeeded'::text)) EXECUTE FUNCTION count_payment_days();

create table chat_messages (
  id bigint generated always as identity not null,
  chat_id uuid not null,
  author text not null,
  staff_id uuid,
  body text not null,
  client_id text,
  created_at timestamp with time zone not null,
  constraint chat_messages_pkey PRIMARY KEY (id),
  constraint chat_messages_once UNIQUE (chat_id, author, client_id),
  constraint chat_messages_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  constraint chat_messages_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint chat_messages_author_check CHECK ((author = ANY (ARRAY['customer'::text, 'staff'::text, 'auto'::text]))),
  constraint chat_messages_body_check CHECK ((length(body) <= 2000)),
  constraint chat_messages_check CHECK (((author = 'staff'::text) OR (staff_id IS NULL))),
  constraint chat_messages_check1 CHECK (((author = 'auto'::text) = (client_id IS NULL))),
  constraint chat_messages_client_id_check CHECK (((length(client_id) >= 8) AND (length(client_id) <= 64)))
);
CREATE INDEX chat_messages_of_chat ON public.chat_messages USING btree (chat_id, id DESC);
CREATE INDEX chat_messages_of_staff ON public.chat_messages USING btree (staff_id) WHERE (staff_id IS NOT NULL);
CREATE TRIGGER chat_messages_are_kept AFTER INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION keep_chat();

create table chats (
  id uuid not null,
  user_id uuid,
  visitor_hash text,
  visitor_name text,
  status text not null default 'open'::text,
  last_message_id bigint not null default 0,
  customer_seen bigint not null default 0,
  staff_seen bigint not null default 0,
  customer_last bigint not null default 0,
  notified_until bigint not null default 0,
  created_at timestamp with time zone not null,
  last_message_at timestamp with time zone not null,
  last_human_id bigint not null default 0,
  answered_until bigint not null default 0,
  constraint chats_pkey PRIMARY KEY (id),
  constraint chats_one_a_browser UNIQUE (visitor_hash),
  constraint chats_one_a_person UNIQUE (user_id),
  constraint chats_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint chats_check CHECK (((user_id IS NULL) = (visitor_hash IS NOT NULL))),
  constraint chats_check1 CHECK (((visitor_hash IS NULL) = (visitor_name IS NULL))),
  constraint chats_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint chats_visitor_name_check CHECK (((length(visitor_name) >= 1) AND (length(visitor_name) <= 120)))
);
CREATE INDEX chat_answers_to_notify ON public.chats USING btree (id) WHERE ((user_id IS NOT NULL) AND (last_message_id > customer_seen) AND (last_message_id > notified_until));
CREATE INDEX chats_by_status ON public.chats USING btree (status, last_human_id DESC);
CREATE INDEX chats_of_visitors ON public.chats USING btree (last_message_at) WHERE (user_id IS NULL);
CREATE INDEX chats_that_wait ON public.chats USING btree (id) WHERE ((status = 'open'::text) AND (customer_last > answered_until));
CREATE TRIGGER chats_are_of_somebody BEFORE INSERT ON public.chats FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER chats_notify AFTER INSERT OR DELETE OR UPDATE ON public.chats FOR EACH ROW EXECUTE FUNCTION notify_of_help_desk('chat');

create table claim_events (
  id uuid not null,
  claim_id uuid not null,
  kind text not null,
  actor_id uuid,
  at timestamp with time zone not null,
  content jsonb not null,
  reason text,
  constraint claim_events_pkey PRIMARY KEY (id),
  constraint claim_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint claim_events_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON DELETE CASCADE,
  constraint claim_events_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint claim_events_kind_check CHECK ((kind = ANY (ARRAY['decided'::text, 'settled'::text]))),
  constraint claim_events_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000)))
);
CREATE INDEX claim_events_of_actor ON public.claim_events USING btree (actor_id, at) WHERE (actor_id IS NOT NULL);
CREATE INDEX claim_events_of_claim ON public.claim_events USING btree (claim_id, id);
CREATE UNIQUE INDEX claim_events_settled_once ON public.claim_events USING btree (claim_id) WHERE (kind = 'settled'::text);
CREATE TRIGGER claim_events_are_append_only BEFORE DELETE OR UPDATE ON public.claim_events FOR EACH ROW EXECUTE FUNCTION append_only('events of claims are append-only', '{actor_id,reason}', 'claims', 'claim_id');
CREATE TRIGGER claim_events_are_never_emptied BEFORE TRUNCATE ON public.claim_events FOR EACH STATEMENT EXECUTE FUNCTION append_only('events of claims are append-only');

create table claims (
  id uuid not null,
  order_id uuid not null,
  ticket_id uuid,
  problem text not null,
  item_id text not null,
  piece_number integer not null,
  piece text,
  reported_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  decide_by timestamp with time zone not null,
  status text not null default 'open'::text,
  award_paise bigint,
  revision integer not null default 0,
  unit_number integer,
  constraint claims_pkey PRIMARY KEY (id),
  constraint claims_once UNIQUE (order_id, item_id, piece_number),
  constraint claims_ticket_id_key UNIQUE (ticket_id),
  constraint claims_of_unit FOREIGN KEY (order_id, unit_number) REFERENCES units(order_id, number),
  constraint claims_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint claims_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE SET NULL,
  constraint claims_award CHECK (((status = 'open'::text) = (award_paise IS NULL))),
  constraint claims_award_paise_check CHECK ((award_paise >= 0)),
  constraint claims_declined CHECK (((status = 'declined'::text) = (COALESCE(award_paise, (1)::bigint) = 0))),
  constraint claims_piece_check CHECK ((length(piece) > 0)),
  constraint claims_piece_number_check CHECK (((piece_number >= 1) AND (piece_number <= 500))),
  constraint claims_problem_check CHECK ((problem = ANY (ARRAY['stain'::text, 'damaged'::text, 'missing'::text]))),
  constraint claims_revision_check CHECK ((revision >= 0)),
  constraint claims_status_check CHECK ((status = ANY (ARRAY['open'::text, 'decided'::text, 'declined'::text, 'settled'::text])))
);
CREATE UNIQUE INDEX claims_of_unit_once ON public.claims USING btree (order_id, unit_number, piece_number) WHERE (unit_number IS NOT NULL);
CREATE INDEX claims_reported ON public.claims USING btree (reported_at DESC, id DESC);
CREATE INDEX claims_unfinished ON public.claims USING btree (decide_by) WHERE (status = ANY (ARRAY['open'::text, 'decided'::text]));
CREATE TRIGGER claims_notify AFTER INSERT OR UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION notify_of_order_parts();
CREATE TRIGGER claims_of_item_once AFTER INSERT ON public.claims FOR EACH ROW EXECUTE FUNCTION check_claims_of_item();

create table closed_dates (
  closed_date date not null,
  reason text not null default ''::text,
  reason_shown boolean not null default false,
  constraint closed_dates_pkey PRIMARY KEY (closed_date)
);
CREATE TRIGGER closed_dates_notify AFTER INSERT OR DELETE OR UPDATE ON public.closed_dates FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_and_settings();

create table companies (
  id uuid not null,
  name text not null,
  gstin text not null default ''::text,
  billing_address text not null,
  email text not null default ''::text,
  percent_off integer not null default 0,
  limit_paise bigint not null default 0,
  payment_days integer not null default 15,
  blocks_overdue boolean not null default true,
  created_at timestamp with time zone not null,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_email_check CHECK ((email = lower(email))),
  constraint companies_gstin_check CHECK (((gstin = ''::text) OR (length(gstin) = 15))),
  constraint companies_limit_paise_check CHECK ((limit_paise >= 0)),
  constraint companies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint companies_payment_days_check CHECK (((payment_days >= 0) AND (payment_days <= 180))),
  constraint companies_percent_off_check CHECK (((percent_off >= 0) AND (percent_off <= 100)))
);
CREATE UNIQUE INDEX companies_gstin ON public.companies USING btree (gstin) WHERE (gstin <> ''::text);

create table company_addresses (
  id uuid not null,
  company_id uuid not null,
  label text not null,
  address text not null,
  constraint company_addresses_pkey PRIMARY KEY (id),
  constraint company_addresses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX company_addresses_of_company ON public.company_addresses USING btree (company_id, id);

create table company_invoice_orders (
  order_id uuid not null,
  invoice_id uuid not null,
  amount_paise bigint not null,
  constraint company_invoice_orders_pkey PRIMARY KEY (order_id),
  constraint company_invoice_orders_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES company_invoices(invoice_id),
  constraint company_invoice_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint company_invoice_orders_amount_paise_check CHECK ((amount_paise >= 0))
);
CREATE INDEX company_invoice_orders_of_invoice ON public.company_invoice_orders USING btree (invoice_id);

create table company_invoices (
  invoice_id uuid not null,
  company_id uuid not null,
  month date not null,
  due_on date not null,
  reminded_at timestamp with time zone,
  constraint company_invoices_pkey PRIMARY KEY (invoice_id),
  constraint company_invoices_company_id_month_key UNIQUE (company_id, month),
  constraint company_invoices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_invoices_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id)
);

create table company_payments (
  id uuid not null,
  company_id uuid not null,
  method text not null,
  amount_paise bigint not null,
  reference text not null default ''::text,
  taken_by uuid,
  idempotency_key text,
  at timestamp with time zone not null,
  undone_at timestamp with time zone,
  undone_by uuid,
  constraint company_payments_pkey PRIMARY KEY (id),
  constraint company_payments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_payments_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint company_payments_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint company_payments_amount_paise_check CHECK ((amount_paise > 0)),
  constraint company_payments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'upi'::text, 'transfer'::text]))),
  constraint company_payments_undone_check CHECK (((undone_by IS NULL) OR (undone_at IS NOT NULL)))
);
CREATE INDEX company_payments_by_day ON public.company_payments USING btree (at);
CREATE INDEX company_payments_of_company ON public.company_payments USING btree (company_id, id);
CREATE UNIQUE INDEX company_payments_once ON public.company_payments USING btree (company_id, idempotency_key);

create table company_prices (
  company_id uuid not null,
  item_id text not null,
  price_paise bigint not null,
  constraint company_prices_pkey PRIMARY KEY (company_id, item_id),
  constraint company_prices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint company_prices_item_id_fkey FOREIGN KEY (item_id) REFERENCES catalogue_items(id) ON DELETE CASCADE,
  constraint company_prices_price_paise_check CHECK ((price_paise >= 0))
);

create table contact_answers (
  id uuid not null,
  message_id uuid not null,
  staff_id uuid,
  answer text not null,
  idempotency_key text,
  created_at timestamp with time zone not null,
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_once UNIQUE (message_id, idempotency_key),
  constraint contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  constraint contact_answers_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_answers_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 5000)))
);
CREATE INDEX contact_answers_of_staff ON public.contact_answers USING btree (staff_id);

create table contact_messages (
  id uuid not null,
  name text not null,
  email text not null,
  phone text not null default ''::text,
  subject text not null,
  message text not null,
  inquiry_type text not null,
  user_id uuid,
  status text not null default 'open'::text,
  idempotency_key text,
  request_hash text,
  created_at timestamp with time zone not null,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_idempotency UNIQUE (idempotency_key),
  constraint contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_messages_email_check CHECK ((email = lower(email))),
  constraint contact_messages_inquiry_type_check CHECK ((inquiry_type = ANY (ARRAY['general'::text, 'pricing'::text, 'service'::text, 'billing'::text, 'partnership'::text, 'feedback'::text]))),
  constraint contact_messages_message_check CHECK (((length(message) >= 1) AND (length(message) <= 5000))),
  constraint contact_messages_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint contact_messages_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  constraint contact_messages_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 160)))
);
CREATE INDEX contact_messages_by_email ON public.contact_messages USING btree (email);
CREATE INDEX contact_messages_by_status ON public.contact_messages USING btree (status, id DESC);
CREATE INDEX contact_messages_of_user ON public.contact_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX contact_messages_words ON public.contact_messages USING gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops);
CREATE TRIGGER contact_messages_are_of_somebody BEFORE INSERT ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER contact_messages_notify AFTER DELETE ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION notify_of_help_desk('message');

create table credit_notes (
  id uuid not null,
  series text not null,
  number integer not null,
  invoice_id uuid not null,
  order_id uuid,
  user_id uuid,
  content jsonb not null,
  total_paise bigint not null,
  issued_at timestamp with time zone not null,
  ends_invoice boolean not null default true,
  constraint credit_notes_pkey PRIMARY KEY (id),
  constraint credit_notes_number UNIQUE (series, number),
  constraint credit_notes_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint credit_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint credit_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint credit_notes_number_check CHECK ((number > 0)),
  constraint credit_notes_series_check CHECK ((series ~ '^CN-'::text)),
  constraint credit_notes_total_paise_check CHECK ((total_paise >= 0))
);
CREATE INDEX credit_notes_of_invoice ON public.credit_notes USING btree (invoice_id, id);
CREATE INDEX credit_notes_of_order ON public.credit_notes USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX credit_notes_of_user ON public.credit_notes USING btree (user_id, id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER credit_notes_are_kept BEFORE DELETE OR UPDATE ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION append_only('a credit note is never changed or removed', '{order_id,user_id}');
CREATE TRIGGER credit_notes_are_never_emptied BEFORE TRUNCATE ON public.credit_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
CREATE TRIGGER credit_notes_are_within_invoices BEFORE INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION refuse_credit_beyond_invoice();
CREATE TRIGGER credit_notes_renew_order AFTER INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION renew_order();

create table custody_events (
  order_id uuid not null,
  seq integer not null,
  at timestamp with time zone not null,
  content jsonb not null,
  previous text not null,
  hash text not null,
  actor_id uuid,
  note text,
  note_nonce text,
  idempotency_key text,
  request_hash text,
  constraint custody_events_pkey PRIMARY KEY (order_id, seq),
  constraint custody_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint custody_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint custody_events_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint custody_events_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint custody_events_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint custody_events_previous_check CHECK ((previous ~ '^([0-9a-f]{64})?$'::text)),
  constraint custody_events_seq_check CHECK ((seq > 0))
);
CREATE INDEX custody_events_by_time ON public.custody_events USING btree (at);
CREATE INDEX custody_events_of_actor ON public.custody_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE UNIQUE INDEX custody_events_once ON public.custody_events USING btree (idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE TRIGGER custody_events_are_append_only BEFORE DELETE OR UPDATE ON public.custody_events FOR EACH ROW EXECUTE FUNCTION append_only('custody events are append-only', '{actor_id,note,note_nonce,idempotency_key,request_hash}', 'orders', 'order_id');
CREATE TRIGGER custody_events_are_never_emptied BEFORE TRUNCATE ON public.custody_events FOR EACH STATEMENT EXECUTE FUNCTION append_only('custody events are append-only');
CREATE TRIGGER custody_events_notify AFTER INSERT ON public.custody_events FOR EACH ROW EXECUTE FUNCTION notify_of_order_parts();
CREATE TRIGGER custody_events_renew_order AFTER INSERT ON public.custody_events FOR EACH ROW EXECUTE FUNCTION renew_order();

create table custody_root_heads (
  night_date date not null,
  order_id uuid not null,
  seq integer not null,
  constraint custody_root_heads_pkey PRIMARY KEY (night_date, order_id),
  constraint custody_root_heads_night_date_fkey FOREIGN KEY (night_date) REFERENCES custody_roots(night_date) DEFERRABLE INITIALLY DEFERRED,
  constraint custody_root_heads_seq_check CHECK ((seq > 0))
);
CREATE INDEX custody_root_heads_of_order ON public.custody_root_heads USING btree (order_id, seq);
CREATE TRIGGER custody_root_heads_are_append_only BEFORE DELETE OR UPDATE ON public.custody_root_heads FOR EACH ROW EXECUTE FUNCTION append_only('roots of custody are append-only');
CREATE TRIGGER custody_root_heads_are_never_emptied BEFORE TRUNCATE ON public.custody_root_heads FOR EACH STATEMENT EXECUTE FUNCTION append_only('roots of custody are append-only');

create table custody_roots (
  night_date date not null,
  made_at timestamp with time zone not null,
  previous text not null,
  root text not null,
  number integer generated by default as identity not null,
  constraint custody_roots_pkey PRIMARY KEY (night_date),
  constraint custody_roots_previous_check CHECK ((previous ~ '^([0-9a-f]{64})?$'::text)),
  constraint custody_roots_root_check CHECK ((root ~ '^[0-9a-f]{64}$'::text))
);
CREATE UNIQUE INDEX custody_roots_by_number ON public.custody_roots USING btree (number);
CREATE TRIGGER custody_roots_are_append_only BEFORE DELETE OR UPDATE ON public.custody_roots FOR EACH ROW EXECUTE FUNCTION append_only('roots of custody are append-only');
CREATE TRIGGER custody_roots_are_never_emptied BEFORE TRUNCATE ON public.custody_roots FOR EACH STATEMENT EXECUTE FUNCTION append_only('roots of custody are append-only');

create table customer_blocks (
  user_id uuid not null,
  reason text not null,
  blocked_by uuid,
  blocked_at timestamp with time zone not null,
  constraint customer_blocks_pkey PRIMARY KEY (user_id),
  constraint customer_blocks_blocked_by_fkey FOREIGN KEY (blocked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint customer_blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint customer_blocks_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
CREATE TRIGGER blocks_notify AFTER INSERT OR DELETE ON public.customer_blocks FOR EACH ROW EXECUTE FUNCTION notify_of_person_access();
CREATE TRIGGER customer_blocks_are_of_somebody BEFORE INSERT ON public.customer_blocks FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

create table customer_days (
  user_id uuid not null,
  days date[] not null default '{}'::date[],
  constraint customer_days_pkey PRIMARY KEY (user_id),
  constraint customer_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table customer_notes (
  id uuid not null,
  user_id uuid not null,
  author_id uuid,
  text text not null,
  idempotency_key text,
  created_at timestamp with time zone not null,
  constraint customer_notes_pkey PRIMARY KEY (id),
  constraint customer_notes_idempotency UNIQUE (user_id, author_id, idempotency_key),
  constraint customer_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint customer_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint customer_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX customer_notes_of_author ON public.customer_notes USING btree (author_id);
CREATE INDEX customer_notes_of_user ON public.customer_notes USING btree (user_id, id DESC);
CREATE TRIGGER customer_notes_are_append_only BEFORE UPDATE ON public.customer_notes FOR EACH ROW EXECUTE FUNCTION append_only('notes are append-only', '{author_id}');
CREATE TRIGGER customer_notes_are_of_somebody BEFORE INSERT ON public.customer_notes FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

create table customer_totals (
  user_id uuid not null,
  total_orders bigint not null default 0,
  spent_paise bigint not null default 0,
  constraint customer_totals_pkey PRIMARY KEY (user_id),
  constraint customer_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX customers_by_orders ON public.customer_totals USING btree (total_orders DESC, user_id DESC);
CREATE INDEX customers_by_spent ON public.customer_totals USING btree (spent_paise DESC, user_id DESC);

create table delivery_windows (
  id uuid not null,
  booked integer not null default 0,
  constraint delivery_windows_pkey PRIMARY KEY (id),
  constraint delivery_windows_booked_check CHECK ((booked >= 0))
);
CREATE TRIGGER taken_places_notify AFTER INSERT OR DELETE OR UPDATE ON public.delivery_windows FOR EACH STATEMENT EXECUTE FUNCTION notify_of_slots();

create table demo (
  id integer not null,
  passwords text not null,
  constraint demo_pkey PRIMARY KEY (id),
  constraint demo_id_check CHECK ((id = 1)),
  constraint demo_passwords_check CHECK ((passwords = ANY (ARRAY['published'::text, 'random'::text])))
);

create table demo_people (
  user_id uuid not null,
  constraint demo_people_pkey PRIMARY KEY (user_id),
  constraint demo_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table desk_presence (
  id uuid not null,
  seen_at timestamp with time zone not null,
  constraint desk_presence_pkey PRIMARY KEY (id)
);
CREATE INDEX desk_presence_by_time ON public.desk_presence USING btree (seen_at);

create table email_changes (
  user_id uuid not null,
  email text,
  token_hash text,
  expires_at timestamp with time zone not null,
  mails integer not null,
  mails_since timestamp with time zone not null,
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_token_hash_key UNIQUE (token_hash),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint email_changes_check CHECK (((email IS NOT NULL) OR (token_hash IS NULL))),
  constraint email_changes_email_check CHECK ((email = lower(email))),
  constraint email_changes_mails_check CHECK ((mails > 0))
);
CREATE TRIGGER email_changes_are_of_somebody BEFORE INSERT ON public.email_changes FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

create table ended_staff_sessions (
  token_hash text not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint ended_staff_sessions_pkey PRIMARY KEY (token_hash),
  constraint ended_staff_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint ended_staff_sessions_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX ended_staff_sessions_by_end ON public.ended_staff_sessions USING btree (expires_at);
CREATE INDEX ended_staff_sessions_of_person ON public.ended_staff_sessions USING btree (user_id);

create table erasures (
  user_id uuid not null,
  message_ids jsonb not null,
  erased_at timestamp with time zone not null,
  constraint erasures_pkey PRIMARY KEY (user_id),
  constraint erasures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table event_deliveries (
  event_id bigint not null,
  consumer text not null,
  subject_kind text not null,
  subject_id text not null,
  due_at timestamp with time zone not null,
  failures integer not null default 0,
  last_failure text,
  constraint event_deliveries_pkey PRIMARY KEY (event_id, consumer),
  constraint event_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id)
);
CREATE INDEX event_deliveries_in_order ON public.event_deliveries USING btree (consumer, subject_kind, subject_id, event_id);

create table events (
  id bigint generated always as identity not null,
  type text not null,
  subject_kind text not null,
  subject_id text not null,
  actor_id uuid,
  data jsonb not null,
  at timestamp with time zone not null,
  api_key_id uuid,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint events_api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys(id),
  constraint events_type_check CHECK ((type ~ '^[a-z_]+\.[a-z_]+$'::text))
);
CREATE INDEX events_of_actor ON public.events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE TRIGGER events_are_append_only BEFORE DELETE OR UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION append_only('events are append-only', '{actor_id}');
CREATE TRIGGER events_are_never_emptied BEFORE TRUNCATE ON public.events FOR EACH STATEMENT EXECUTE FUNCTION append_only('events are append-only');
CREATE TRIGGER events_notify AFTER INSERT ON public.events FOR EACH ROW EXECUTE FUNCTION notify_of_events();

create table failing_schedules (
  schedule text not null,
  since timestamp with time zone not null,
  tried_at timestamp with time zone not null,
  tries integer not null,
  error text not null,
  constraint failing_schedules_pkey PRIMARY KEY (schedule),
  constraint failing_schedules_error_check CHECK ((length(error) <= 200)),
  constraint failing_schedules_tries_check CHECK ((tries > 0))
);

create table foreign_scans (
  id bigint generated always as identity not null,
  order_id uuid not null,
  foreign_id uuid not null,
  at timestamp with time zone not null,
  constraint foreign_scans_pkey PRIMARY KEY (id),
  constraint foreign_scans_foreign_id_fkey FOREIGN KEY (foreign_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint foreign_scans_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX foreign_scans_of_foreign ON public.foreign_scans USING btree (foreign_id);
CREATE INDEX foreign_scans_of_order ON public.foreign_scans USING btree (order_id);

create table found_things (
  id uuid not null,
  what text not null,
  found_where text not null,
  picture_id uuid,
  found_by uuid,
  found_at timestamp with time zone not null,
  put_aside_at timestamp with time zone,
  constraint found_things_pkey PRIMARY KEY (id),
  constraint found_things_picture_id_key UNIQUE (picture_id),
  constraint found_things_found_by_fkey FOREIGN KEY (found_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint found_things_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES unit_pictures(picture_id) ON DELETE SET NULL,
  constraint found_things_found_where_check CHECK (((length(found_where) >= 1) AND (length(found_where) <= 200))),
  constraint found_things_what_check CHECK (((length(what) >= 1) AND (length(what) <= 100)))
);
CREATE INDEX found_things_of_user ON public.found_things USING btree (found_by) WHERE (found_by IS NOT NULL);

create table garments (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  category text not null,
  condition text not null,
  color text not null,
  size text not null,
  material text not null,
  care_instructions text not null,
  notes text not null,
  clean_count integer not null default 0,
  last_cleaned_at timestamp with time zone,
  picture_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  never jsonb not null default '[]'::jsonb,
  constraint garments_pkey PRIMARY KEY (id),
  constraint garments_picture_id_key UNIQUE (picture_id),
  constraint garments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint garments_category_check CHECK ((category = ANY (ARRAY['shirts'::text, 'suits'::text, 'dresses'::text, 'casual'::text, 'outerwear'::text, 'sarees'::text, 'kurtas'::text, 'salwars'::text, 'dhotis'::text, 'blouses'::text, 'trousers'::text, 'other'::text]))),
  constraint garments_clean_count_check CHECK ((clean_count >= 0)),
  constraint garments_condition_check CHECK ((condition = ANY (ARRAY['excellent'::text, 'good'::text, 'fair'::text, 'poor'::text]))),
  constraint garments_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint garments_name_is_one_line CHECK ((name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'::text)),
  constraint garments_never CHECK ((jsonb_typeof(never) = 'array'::text))
);
CREATE INDEX garments_of_user ON public.garments USING btree (user_id, id DESC);
CREATE TRIGGER garments_are_of_somebody BEFORE INSERT ON public.garments FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER garments_leave_their_pictures AFTER DELETE OR UPDATE OF picture_id ON public.garments FOR EACH ROW EXECUTE FUNCTION remember_stray_picture();

create table guesses (
  key text not null,
  failures integer not null,
  blocked_until timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint guesses_pkey PRIMARY KEY (key),
  constraint guesses_failures_check CHECK ((failures > 0))
);
CREATE INDEX guesses_by_age ON public.guesses USING btree (last_at);

create table invoice_counters (
  series text not null,
  last_number integer not null,
  constraint invoice_counters_pkey PRIMARY KEY (series),
  constraint invoice_counters_last_number_check CHECK ((last_number > 0)),
  constraint invoice_counters_series_check CHECK ((series ~ '^(CN-)?[0-9]{4}-[0-9]{2}$'::text))
);
CREATE TRIGGER invoice_counters_are_never_emptied BEFORE TRUNCATE ON public.invoice_counters FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

create table invoices (
  id uuid not null,
  series text not null,
  number integer not null,
  order_id uuid,
  charge_id uuid,
  user_id uuid,
  content jsonb not null,
  total_paise bigint not null,
  issued_at timestamp with time zone not null,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_charge_id_key UNIQUE (charge_id),
  constraint invoices_number UNIQUE (series, number),
  constraint invoices_order_id_key UNIQUE (order_id),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint invoices_number_check CHECK ((number > 0)),
  constraint invoices_total_paise_check CHECK ((total_paise >= 0))
);
CREATE INDEX invoices_by_issue ON public.invoices USING btree (issued_at, id);
CREATE INDEX invoices_of_user ON public.invoices USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);
CREATE TRIGGER invoices_are_kept BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION append_only('an invoice is never changed or removed', '{order_id,charge_id,user_id}');
CREATE TRIGGER invoices_are_never_emptied BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

create table kept_blocks (
  user_id uuid not null,
  hash text not null,
  reason text not null,
  blocked_at timestamp with time zone not null,
  constraint kept_blocks_pkey PRIMARY KEY (hash, user_id),
  constraint kept_blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint kept_blocks_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX kept_blocks_of_user ON public.kept_blocks USING btree (user_id);

create table last_orders (
  user_id uuid not null,
  ordered_at timestamp with time zone not null,
  constraint last_orders_pkey PRIMARY KEY (user_id),
  constraint last_orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX last_orders_by_time ON public.last_orders USING btree (ordered_at);

create table late_stops (
  id uuid not null,
  order_id uuid not null,
  kind text not null,
  rider_id uuid not null,
  why text not null,
  note text not null,
  collected text,
  collected_paise bigint,
  picture_id uuid,
  marked_at timestamp with time zone not null,
  arrived_at timestamp with time zone not null,
  idempotency_key text not null,
  outcome text,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  bags integer,
  taken_by text,
  taken_name text,
  units jsonb,
  brought_back boolean not null default false,
  grams integer,
  given_by text,
  photo_digest text,
  handed_in_by uuid,
  constraint late_stops_pkey PRIMARY KEY (id),
  constraint late_stops_once UNIQUE (order_id, kind, idempotency_key),
  constraint late_stops_picture_id_key UNIQUE (picture_id),
  constraint late_stops_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint late_stops_handed_in_by_fkey FOREIGN KEY (handed_in_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint late_stops_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint late_stops_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint late_stops_bags_check CHECK ((bags > 0)),
  constraint late_stops_check CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint late_stops_collected_check CHECK ((collected = ANY (ARRAY['cash'::text, 'upi'::text]))),
  constraint late_stops_collected_paise_check CHECK ((collected_paise > 0)),
  constraint late_stops_given_by_check CHECK ((given_by = ANY (ARRAY['customer'::text, 'guard'::text, 'neighbour'::text]))),
  constraint late_stops_grams_check CHECK ((grams > 0)),
  constraint late_stops_handed_in CHECK (((handed_in_by IS NULL) OR (why = 'handed_in'::text))),
  constraint late_stops_kind_check CHECK ((kind = ANY (ARRAY['pickup'::text, 'delivery'::text]))),
  constraint late_stops_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'set_aside'::text]))),
  constraint late_stops_say_why CHECK (((NOT brought_back) OR (note <> ''::text))),
  constraint late_stops_taken_by_check CHECK ((taken_by = ANY (ARRAY['customer'::text, 'guard'::text, 'neighbour'::text]))),
  constraint late_stops_taken_name_check CHECK (((length(taken_name) >= 1) AND (length(taken_name) <= 80))),
  constraint late_stops_units_check CHECK ((jsonb_typeof(units) = 'array'::text)),
  constraint late_stops_why_check CHECK ((why = ANY (ARRAY['removed'::text, 'suspended'::text, 'not_theirs'::text, 'handed_in'::text])))
);
CREATE INDEX late_stops_decided_by ON public.late_stops USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX late_stops_handed_in_by ON public.late_stops USING btree (handed_in_by) WHERE (handed_in_by IS NOT NULL);
CREATE INDEX late_stops_of_rider ON public.late_stops USING btree (rider_id);
CREATE INDEX late_stops_that_wait ON public.late_stops USING btree (marked_at) WHERE (outcome IS NULL);
CREATE TRIGGER late_stops_leave_their_pictures AFTER DELETE ON public.late_stops FOR EACH ROW WHEN ((old.outcome IS DISTINCT FROM 'applied'::text)) EXECUTE FUNCTION remember_stray_picture();

create table ledger_entries (
  id bigint generated always as identity not null,
  transaction_id uuid not null,
  account text not null,
  amount_paise bigint not null,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  constraint ledger_entries_account_check CHECK ((account = ANY (ARRAY['gateway'::text, 'till'::text, 'upi'::text, 'bank'::text, 'receivables'::text, 'club_sales'::text, 'order_sales'::text]))),
  constraint ledger_entries_amount_paise_check CHECK ((amount_paise <> 0)),
  constraint ledger_entries_balance TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ledger_entries_of_transaction ON public.ledger_entries USING btree (transaction_id);
CREATE TRIGGER ledger_entries_are_append_only BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION append_only('the ledger is append-only');
CREATE TRIGGER ledger_entries_are_never_emptied BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance('transaction_id');

create table ledger_transactions (
  id uuid not null,
  charge_id uuid,
  refund_id uuid,
  at timestamp with time zone not null,
  order_payment_id uuid,
  order_refund_id uuid,
  undoes boolean not null default false,
  company_payment_id uuid,
  constraint ledger_transactions_pkey PRIMARY KEY (id),
  constraint ledger_once UNIQUE NULLS NOT DISTINCT (charge_id, refund_id, order_payment_id, order_refund_id, company_payment_id, undoes),
  constraint ledger_transactions_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charges(id),
  constraint ledger_transactions_company_payment_id_fkey FOREIGN KEY (company_payment_id) REFERENCES company_payments(id),
  constraint ledger_transactions_order_payment_id_fkey FOREIGN KEY (order_payment_id) REFERENCES order_payments(id),
  constraint ledger_transactions_order_refund_id_fkey FOREIGN KEY (order_refund_id) REFERENCES order_refunds(id),
  constraint ledger_transactions_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint ledger_of_one_thing CHECK (((num_nonnulls(charge_id, order_payment_id, company_payment_id) = 1) AND ((refund_id IS NULL) OR (charge_id IS NOT NULL)) AND ((order_refund_id IS NULL) OR (order_payment_id IS NOT NULL)))),
  constraint ledger_transactions_balance TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE TRIGGER ledger_transactions_are_append_only BEFORE DELETE OR UPDATE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION append_only('the ledger is append-only');
CREATE TRIGGER ledger_transactions_are_never_emptied BEFORE TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance('id');

create table limit_counters (
  key text not null,
  count integer not null,
  ends_at timestamp with time zone not null,
  constraint limit_counters_pkey PRIMARY KEY (key),
  constraint limit_counters_count_check CHECK ((count > 0))
);
CREATE INDEX limit_counters_by_end ON public.limit_counters USING btree (ends_at);

create table loyalty_accounts (
  user_id uuid not null,
  points bigint not null default 0,
  earned bigint not null default 0,
  constraint loyalty_accounts_pkey PRIMARY KEY (user_id),
  constraint loyalty_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint loyalty_accounts_points CHECK (((points <= earned) AND (earned >= 0)))
);
CREATE TRIGGER loyalty_accounts_are_never_emptied BEFORE TRUNCATE ON public.loyalty_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

create table loyalty_entries (
  id uuid not null,
  user_id uuid not null,
  points integer not null,
  reason text not null,
  order_id uuid,
  voucher_id uuid,
  created_at timestamp with time zone not null,
  revision integer not null default 0,
  constraint loyalty_entries_pkey PRIMARY KEY (id),
  constraint loyalty_entries_once UNIQUE (order_id, reason, user_id, revision),
  constraint loyalty_entries_voucher_id_key UNIQUE (voucher_id),
  constraint loyalty_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint loyalty_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint loyalty_entries_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers(id),
  constraint loyalty_entries_check1 CHECK (((reason = 'reward'::text) = (voucher_id IS NOT NULL))),
  constraint loyalty_entries_check2 CHECK (((reason <> 'reward'::text) OR (order_id IS NULL))),
  constraint loyalty_entries_points_check CHECK ((points <> 0)),
  constraint loyalty_entries_reason_check CHECK ((reason = ANY (ARRAY['order'::text, 'referral'::text, 'reward'::text]))),
  constraint loyalty_entries_revision_check CHECK ((revision >= 0)),
  constraint loyalty_entries_reward_spends CHECK (((reason <> 'reward'::text) OR (points < 0)))
);
CREATE INDEX loyalty_entries_of_user ON public.loyalty_entries USING btree (user_id, id DESC);
CREATE TRIGGER loyalty_entries_are_append_only BEFORE DELETE OR UPDATE ON public.loyalty_entries FOR EACH ROW EXECUTE FUNCTION append_only('the history of points is append-only', '{order_id}');
CREATE TRIGGER loyalty_entries_are_never_emptied BEFORE TRUNCATE ON public.loyalty_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
CREATE TRIGGER loyalty_entries_are_summed AFTER INSERT ON public.loyalty_entries FOR EACH ROW EXECUTE FUNCTION keep_loyalty_account();

create table message_pictures (
  picture_id uuid not null,
  user_id uuid,
  ticket_message_id uuid,
  chat_message_id bigint,
  created_at timestamp with time zone not null,
  constraint message_pictures_pkey PRIMARY KEY (picture_id),
  constraint message_pictures_chat_message_id_fkey FOREIGN KEY (chat_message_id) REFERENCES chat_messages(id) ON DELETE CASCADE,
  constraint message_pictures_ticket_message_id_fkey FOREIGN KEY (ticket_message_id) REFERENCES ticket_messages(id) ON DELETE CASCADE,
  constraint message_pictures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint message_pictures_of_one_message CHECK ((num_nonnulls(ticket_message_id, chat_message_id) <= 1))
);
CREATE INDEX message_pictures_of_chat ON public.message_pictures USING btree (chat_message_id) WHERE (chat_message_id IS NOT NULL);
CREATE INDEX message_pictures_of_ticket ON public.message_pictures USING btree (ticket_message_id) WHERE (ticket_message_id IS NOT NULL);
CREATE INDEX message_pictures_of_user ON public.message_pictures USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX message_pictures_unsent ON public.message_pictures USING btree (created_at) WHERE ((ticket_message_id IS NULL) AND (chat_message_id IS NULL));
CREATE TRIGGER message_pictures_leave_their_files AFTER DELETE ON public.message_pictures FOR EACH ROW EXECUTE FUNCTION remember_stray_picture();

create table nightly_backups (
  night_date date not null,
  tried_at timestamp with time zone not null,
  file text,
  bytes bigint,
  failure text,
  rehearsed_at timestamp with time zone,
  wrong integer,
  findings text[],
  constraint nightly_backups_pkey PRIMARY KEY (night_date),
  constraint nightly_backups_bytes_check CHECK ((bytes > 0)),
  constraint nightly_backups_check CHECK (((file IS NULL) = (bytes IS NULL))),
  constraint nightly_backups_check1 CHECK (((file IS NULL) = (failure IS NOT NULL))),
  constraint nightly_backups_check2 CHECK (((rehearsed_at IS NULL) = (findings IS NULL))),
  constraint nightly_backups_check3 CHECK (((rehearsed_at IS NOT NULL) OR (wrong IS NULL))),
  constraint nightly_backups_check4 CHECK (((rehearsed_at IS NULL) OR (file IS NOT NULL))),
  constraint nightly_backups_wrong_check CHECK ((wrong >= 0))
);

create table notification_settings (
  user_id uuid not null,
  order_updates boolean not null,
  promotions boolean not null,
  newsletter boolean not null,
  sms boolean not null,
  email boolean not null,
  push boolean not null,
  updated_at timestamp with time zone not null,
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  dedupe_key text not null,
  params jsonb not null,
  link text,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null,
  held_until timestamp with time zone,
  kind text not null,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_once UNIQUE (user_id, dedupe_key),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_of_staff ON public.notifications USING btree (created_at) WHERE (kind ~~ 'staff.%'::text);
CREATE INDEX notifications_of_user ON public.notifications USING btree (user_id, id DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE TRIGGER notifications_are_for_somebody BEFORE INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER notifications_notify AFTER INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION notify_of_notifications();
CREATE TRIGGER removed_notifications_notify AFTER DELETE ON public.notifications FOR EACH ROW EXECUTE FUNCTION notify_of_removed_notifications();

create table order_days (
  day date not null,
  shard integer not null,
  orders bigint not null,
  revenue_paise bigint not null,
  completed bigint not null default 0,
  delivered bigint not null default 0,
  on_time bigint not null default 0,
  constraint order_days_pkey PRIMARY KEY (day, shard)
);

create table order_garments (
  order_id uuid not null,
  garment_id uuid not null,
  cleaned_at timestamp with time zone,
  constraint order_garments_pkey PRIMARY KEY (order_id, garment_id),
  constraint order_garments_garment_id_fkey FOREIGN KEY (garment_id) REFERENCES garments(id) ON DELETE CASCADE,
  constraint order_garments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_garments_of_garment ON public.order_garments USING btree (garment_id);
CREATE TRIGGER order_garments_renew_order AFTER INSERT ON public.order_garments FOR EACH ROW EXECUTE FUNCTION renew_order();

create table order_goodwill (
  id uuid not null,
  order_id uuid not null,
  amount_paise bigint not null,
  percent integer,
  handed_paise bigint not null default 0,
  reason text not null,
  given_by uuid,
  created_at timestamp with time zone not null,
  constraint order_goodwill_pkey PRIMARY KEY (id),
  constraint order_goodwill_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_goodwill_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_goodwill_amount_paise_check CHECK ((amount_paise > 0)),
  constraint order_goodwill_check CHECK (((handed_paise >= 0) AND (handed_paise <= amount_paise))),
  constraint order_goodwill_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint order_goodwill_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);
CREATE INDEX order_goodwill_of_order ON public.order_goodwill USING btree (order_id, id);
CREATE INDEX order_goodwill_of_person ON public.order_goodwill USING btree (given_by, created_at) WHERE (given_by IS NOT NULL);
CREATE TRIGGER order_goodwill_is_append_only BEFORE DELETE OR UPDATE ON public.order_goodwill FOR EACH ROW EXECUTE FUNCTION append_only('goodwill is append-only', '{given_by}', 'orders', 'order_id');
CREATE TRIGGER order_goodwill_is_never_emptied BEFORE TRUNCATE ON public.order_goodwill FOR EACH STATEMENT EXECUTE FUNCTION append_only('goodwill is append-only');

create table order_history (
  id bigint generated always as identity not null,
  order_id uuid not null,
  event text not null,
  status text not null,
  slot_id uuid,
  actor_id uuid,
  actor text not null,
  at timestamp with time zone not null,
  reason text,
  from_paise bigint,
  to_paise bigint,
  from_status text,
  completed_before timestamp with time zone,
  waits_until timestamp with time zone,
  takes_back bigint,
  changed_parts jsonb,
  changes jsonb,
  constraint order_history_pkey PRIMARY KEY (id),
  constraint order_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_history_takes_back_fkey FOREIGN KEY (takes_back) REFERENCES order_history(id),
  constraint order_history_actor_check CHECK ((actor = ANY (ARRAY['customer'::text, 'staff'::text, 'system'::text]))),
  constraint order_history_check CHECK (((changed_parts IS NULL) OR ((event = 'changed'::text) AND (jsonb_typeof(changed_parts) = 'array'::text)))),
  constraint order_history_check1 CHECK (((changes IS NULL) OR ((event = 'changed'::text) AND (jsonb_typeof(changes) = 'array'::text)))),
  constraint order_history_event_check CHECK ((event = ANY (ARRAY['placed'::text, 'status'::text, 'rescheduled'::text, 'changed'::text, 'counted'::text, 'delivery_moved'::text, 'proposed'::text, 'kept'::text, 'split'::text, 'visit_failed'::text]))),
  constraint order_history_from_paise_check CHECK ((from_paise >= 0)),
  constraint order_history_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint order_history_to_paise_check CHECK ((to_paise >= 0)),
  constraint order_history_totals CHECK ((((event = ANY (ARRAY['changed'::text, 'split'::text])) = (from_paise IS NOT NULL)) AND ((event = ANY (ARRAY['changed'::text, 'counted'::text, 'split'::text])) = (to_paise IS NOT NULL))))
);
CREATE INDEX order_history_of_order ON public.order_history USING btree (order_id, id);
CREATE UNIQUE INDEX order_history_takes_back_once ON public.order_history USING btree (takes_back) WHERE (takes_back IS NOT NULL);
CREATE TRIGGER order_history_changes_renew_order AFTER UPDATE ON public.order_history FOR EACH ROW EXECUTE FUNCTION renew_order();
CREATE TRIGGER order_history_is_append_only BEFORE DELETE OR UPDATE ON public.order_history FOR EACH ROW EXECUTE FUNCTION append_only('order history is append-only', '{actor_id,reason,changes}', 'orders', 'order_id');
CREATE TRIGGER order_history_is_never_emptied BEFORE TRUNCATE ON public.order_history FOR EACH STATEMENT EXECUTE FUNCTION append_only('order history is append-only');
CREATE TRIGGER order_history_notify AFTER INSERT ON public.order_history FOR EACH ROW EXECUTE FUNCTION notify_of_order_history();
CREATE TRIGGER order_history_renews_order AFTER INSERT ON public.order_history FOR EACH ROW WHEN ((new.event <> 'placed'::text)) EXECUTE FUNCTION renew_order();

create table order_lines (
  order_id uuid not null,
  position integer not null,
  item_id text not null,
  service text not null,
  name text not null,
  unit text not null,
  quantity numeric not null,
  list_price_paise bigint not null,
  unit_price_paise bigint not null,
  amount_paise bigint not null,
  covered_quantity numeric not null default 0,
  covered_paise bigint not null default 0,
  constraint order_lines_pkey PRIMARY KEY (order_id, "position"),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_lines_amount CHECK (((amount_paise)::numeric = round(((unit_price_paise)::numeric * quantity)))),
  constraint order_lines_check1 CHECK (((covered_quantity >= (0)::numeric) AND (covered_quantity <= quantity))),
  constraint order_lines_covered CHECK (((covered_paise)::numeric = round(((unit_price_paise)::numeric * covered_quantity)))),
  constraint order_lines_quantity_check CHECK ((quantity > (0)::numeric)),
  constraint order_lines_steps CHECK (
CASE unit
    WHEN 'kg'::text THEN ((mod((quantity * (10)::numeric), (1)::numeric) = (0)::numeric) AND (mod((covered_quantity * (10)::numeric), (1)::numeric) = (0)::numeric))
    ELSE ((mod(quantity, (1)::numeric) = (0)::numeric) AND (mod(covered_quantity, (1)::numeric) = (0)::numeric))
END),
  constraint order_lines_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'piece'::text])))
);
CREATE INDEX order_lines_by_service ON public.order_lines USING btree (service, order_id);
CREATE TRIGGER order_line_changes_have_their_day AFTER UPDATE ON public.order_lines REFERENCING OLD TABLE AS old_lines NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION count_service_days();
CREATE TRIGGER order_line_deletions_have_their_day AFTER DELETE ON public.order_lines REFERENCING OLD TABLE AS old_lines FOR EACH STATEMENT EXECUTE FUNCTION count_service_days();
CREATE TRIGGER order_lines_have_their_day AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION count_new_lines();

create table order_notes (
  id uuid not null,
  order_id uuid not null,
  author_id uuid,
  text text not null,
  created_at timestamp with time zone not null,
  idempotency_key text,
  constraint order_notes_pkey PRIMARY KEY (id),
  constraint order_notes_idempotency UNIQUE (order_id, author_id, idempotency_key),
  constraint order_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX order_notes_of_order ON public.order_notes USING btree (order_id, id DESC);
CREATE TRIGGER order_notes_are_append_only BEFORE UPDATE ON public.order_notes FOR EACH ROW EXECUTE FUNCTION append_only('a note is never changed', '{author_id}');

create table order_payments (
  id uuid not null,
  order_id uuid not null,
  method text not null,
  amount_paise bigint not null,
  refunded_paise bigint not null default 0,
  status text not null,
  card_brand text,
  card_last4 text,
  card_token text,
  reference text,
  failure_message text,
  taken_by uuid,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  payer_waits_until timestamp with time zone,
  constraint order_payments_pkey PRIMARY KEY (id),
  constraint order_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_payments_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_payments_amount_paise_check CHECK ((amount_paise > 0)),
  constraint order_payments_card_last4_check CHECK ((card_last4 ~ '^[0-9]{4}$'::text)),
  constraint order_payments_check CHECK (((refunded_paise >= 0) AND (refunded_paise <= amount_paise))),
  constraint order_payments_check1 CHECK (((status = ANY (ARRAY['succeeded'::text, 'undone'::text])) = (paid_at IS NOT NULL))),
  constraint order_payments_check2 CHECK (((refunded_paise = 0) OR (status = 'succeeded'::text))),
  constraint order_payments_check3 CHECK (((method = 'card'::text) OR (status = ANY (ARRAY['succeeded'::text, 'undone'::text])))),
  constraint order_payments_check4 CHECK (((card_token IS NULL) OR (status = 'pending'::text))),
  constraint order_payments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'upi'::text, 'card'::text, 'account'::text]))),
  constraint order_payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'undone'::text])))
);
CREATE INDEX order_payments_by_payment ON public.order_payments USING btree (paid_at) INCLUDE (method, amount_paise, refunded_paise) WHERE (status = 'succeeded'::text);
CREATE UNIQUE INDEX order_payments_by_reference ON public.order_payments USING btree (reference) WHERE (reference IS NOT NULL);
CREATE INDEX order_payments_of_order ON public.order_payments USING btree (order_id, id);
CREATE UNIQUE INDEX order_payments_one_pending ON public.order_payments USING btree (order_id) WHERE (status = 'pending'::text);
CREATE TRIGGER order_payment_changes_have_their_day AFTER UPDATE OF method, amount_paise, refunded_paise, status, paid_at ON public.order_payments FOR EACH ROW WHEN ((((old.status = 'succeeded'::text) OR (new.status = 'succeeded'::text)) AND (((((old.method IS DISTINCT FROM new.method) OR (old.amount_paise IS DISTINCT FROM new.amount_paise)) OR (old.refunded_paise IS DISTINCT FROM new.refunded_paise)) OR (old.status IS DISTINCT FROM new.status)) OR (old.paid_at IS DISTINCT FROM new.paid_at)))) EXECUTE FUNCTION count_payment_days();
CREATE TRIGGER order_payments_have_their_day AFTER INSERT ON public.order_payments FOR EACH ROW WHEN ((new.status = 'succeeded'::text)) EXECUTE FUNCTION count_payment_days();
CREATE TRIGGER order_payments_notify AFTER INSERT OR UPDATE ON public.order_payments FOR EACH ROW EXECUTE FUNCTION notify_of_order_payments();
CREATE TRIGGER order_payments_renew_order AFTER INSERT OR UPDATE OF method, amount_paise, refunded_paise, status, card_brand, card_last4, failure_message, paid_at, taken_by ON public.order_payments FOR EACH ROW EXECUTE FUNCTION renew_order();

create table order_proposal_answers (
  proposal_id uuid not null,
  item_id text not null,
  answer text not null,
  answered_by uuid,
  at timestamp with time zone not null,
  constraint order_proposal_answers_pkey PRIMARY KEY (proposal_id, item_id),
  constraint order_proposal_answers_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_proposal_answers_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES order_proposals(id) ON DELETE CASCADE,
  constraint order_proposal_answers_answer_check CHECK ((answer = ANY (ARRAY['do'::text, 'leave'::text, 'return'::text])))
);
CREATE INDEX order_proposal_answers_of_person ON public.order_proposal_answers USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE TRIGGER order_proposal_answers_are_append_only BEFORE DELETE OR UPDATE ON public.order_proposal_answers FOR EACH ROW EXECUTE FUNCTION append_only('answers to proposals are append-only', '{answered_by}', 'order_proposals', 'proposal_id');
CREATE TRIGGER order_proposal_answers_are_never_emptied BEFORE TRUNCATE ON public.order_proposal_answers FOR EACH STATEMENT EXECUTE FUNCTION append_only('answers to proposals are append-only');
CREATE TRIGGER order_proposal_answers_notify AFTER INSERT ON public.order_proposal_answers FOR EACH ROW EXECUTE FUNCTION notify_of_answers();

create table order_proposal_photos (
  proposal_id uuid not null,
  item_id text not null,
  picture_id uuid not null,
  constraint order_proposal_photos_pkey PRIMARY KEY (proposal_id, item_id),
  constraint order_proposal_photos_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES unit_pictures(picture_id) ON DELETE CASCADE,
  constraint order_proposal_photos_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES order_proposals(id) ON DELETE CASCADE
);
CREATE INDEX order_proposal_photos_of_picture ON public.order_proposal_photos USING btree (picture_id);

create table order_proposals (
  id uuid not null,
  order_id uuid not null,
  revision integer not null,
  lines jsonb not null,
  asked jsonb not null,
  total_paise bigint not null,
  reason text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  answer_until timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  is_bag boolean not null,
  kept boolean,
  settled_paise bigint,
  constraint order_proposals_pkey PRIMARY KEY (id),
  constraint order_proposals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_proposals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_proposals_asked_check CHECK (((jsonb_typeof(asked) = 'array'::text) AND (jsonb_array_length(asked) > 0))),
  constraint order_proposals_ended CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint order_proposals_kept CHECK (((kept IS NOT NULL) = ((outcome IS NOT NULL) AND (outcome <> 'outdated'::text)))),
  constraint order_proposals_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint order_proposals_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'lapsed'::text, 'outdated'::text]))),
  constraint order_proposals_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint order_proposals_total_paise_check CHECK ((total_paise > 0))
);
CREATE INDEX order_proposals_due ON public.order_proposals USING btree (answer_until) WHERE (ended_at IS NULL);
CREATE INDEX order_proposals_of_order ON public.order_proposals USING btree (order_id, id);
CREATE UNIQUE INDEX order_proposals_open ON public.order_proposals USING btree (order_id) WHERE (ended_at IS NULL);

create table order_refunds (
  id uuid not null,
  payment_id uuid not null,
  amount_paise bigint not null,
  reason text not null,
  status text not null,
  reference text,
  failure_message text,
  given_by uuid,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint order_refunds_pkey PRIMARY KEY (id),
  constraint order_refunds_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES order_payments(id),
  constraint order_refunds_amount_paise_check CHECK ((amount_paise > 0)),
  constraint order_refunds_check CHECK (((status = 'pending'::text) = (settled_at IS NULL))),
  constraint order_refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX order_refunds_of_payment ON public.order_refunds USING btree (payment_id);
CREATE INDEX order_refunds_of_person ON public.order_refunds USING btree (given_by, created_at) WHERE (given_by IS NOT NULL);
CREATE INDEX order_refunds_pending ON public.order_refunds USING btree (created_at) WHERE (status = 'pending'::text);
CREATE TRIGGER order_refunds_renew_order AFTER INSERT OR UPDATE ON public.order_refunds FOR EACH ROW EXECUTE FUNCTION renew_order();

create table order_search (
  order_id uuid not null,
  customer text not null,
  words text not null,
  constraint order_search_pkey PRIMARY KEY (order_id),
  constraint order_search_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_search_by_customer ON public.order_search USING btree (customer, order_id);
CREATE INDEX order_search_words ON public.order_search USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit='512');

create table order_totals (
  shard integer not null,
  total_orders bigint not null,
  completed_orders bigint not null,
  cancelled_orders bigint not null,
  completed_paise bigint not null,
  constraint order_totals_pkey PRIMARY KEY (shard)
);

create table ordering_days (
  day date not null,
  previous_day date not null,
  customers bigint not null,
  constraint ordering_days_pkey PRIMARY KEY (day, previous_day)
);

create table orders (
  id uuid not null,
  number text not null,
  user_id uuid not null,
  status text not null default 'pickup_scheduled'::text,
  estimated_delivery_at timestamp with time zone not null,
  address text not null,
  delivery_address text not null,
  delivery_preference text not null,
  payment_method text not null,
  special_instructions text not null,
  items_paise bigint not null,
  express_fee_paise bigint not null,
  total_paise bigint not null,
  list_paise bigint not null,
  pieces integer not null,
  paid_at timestamp with time zone,
  rating integer,
  rating_comment text,
  idempotency_key text,
  request_hash text,
  created_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  covered_paise bigint not null default 0,
  discount_paise bigint not null default 0,
  card_id uuid,
  card_brand text,
  card_last4 text,
  paid_paise bigint not null default 0,
  payment_chosen_at timestamp with time zone,
  goodwill_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  delivery_date date,
  rating_quotable boolean not null default false,
  adjustments jsonb not null default '[]'::jsonb,
  slot_id uuid not null,
  preferences jsonb not null default '{"finish": "folded", "starch": "none", "fragranceFree": false}'::jsonb,
  address_parts jsonb,
  delivery_address_parts jsonb,
  door_name text not null default ''::text,
  door_phone text not null default ''::text,
  least_kilograms integer not null default 0,
  delivery_slot_id uuid,
  pickup_hand_over text not null default 'home'::text,
  delivery_hand_over text not null default 'home'::text,
  company_id uuid,
  counted boolean not null default true,
  bag_services jsonb not null default '[]'::jsonb,
  agreed_paise bigint,
  tolerance_paise bigint,
  tolerance_chosen boolean not null default false,
  asked_until timestamp with time zone,
  split_from uuid,
  has_units boolean not null default false,
  price_basis text not null default 'online'::text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_idempotency UNIQUE (user_id, idempotency_key),
  constraint orders_number_key UNIQUE (number),
  constraint orders_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id) ON DELETE SET NULL,
  constraint orders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint orders_delivery_slot_id_fkey FOREIGN KEY (delivery_slot_id) REFERENCES delivery_windows(id) DEFERRABLE INITIALLY DEFERRED,
  constraint orders_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES pickup_slots(id) DEFERRABLE INITIALLY DEFERRED,
  constraint orders_split_from_fkey FOREIGN KEY (split_from) REFERENCES orders(id) ON DELETE SET NULL,
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint agreed_with_tolerance CHECK (((agreed_paise IS NULL) OR (tolerance_paise IS NOT NULL))),
  constraint chosen_tolerance CHECK (((NOT tolerance_chosen) OR (tolerance_paise IS NOT NULL))),
  constraint collected_without_address CHECK (((delivery_hand_over = 'home'::text) OR ((delivery_address = ''::text) AND (delivery_address_parts IS NULL) AND (delivery_slot_id IS NULL)))),
  constraint dropped_off_without_address CHECK (((pickup_hand_over = 'home'::text) OR ((address = ''::text) AND (address_parts IS NULL)))),
  constraint on_account_of_a_company CHECK (((payment_method <> 'account'::text) OR (company_id IS NOT NULL))),
  constraint orders_address_parts_check CHECK (are_address_parts(address_parts)),
  constraint orders_adjustments_check CHECK ((jsonb_typeof(adjustments) = 'array'::text)),
  constraint orders_agreed_paise_check CHECK ((agreed_paise >= 0)),
  constraint orders_bag_services_check CHECK ((jsonb_typeof(bag_services) = 'array'::text)),
  constraint orders_card_last4_check CHECK ((card_last4 ~ '^[0-9]{4}$'::text)),
  constraint orders_check CHECK (((delivery_date IS NULL) OR (delivery_preference = 'scheduled'::text))),
  constraint orders_check1 CHECK ((list_paise >= total_paise)),
  constraint orders_delivery_address_parts_check CHECK (are_address_parts(delivery_address_parts)),
  constraint orders_delivery_hand_over_check CHECK ((delivery_hand_over = ANY (ARRAY['home'::text, 'counter'::text]))),
  constraint orders_delivery_preference_check CHECK ((delivery_preference = ANY (ARRAY['standard'::text, 'express'::text, 'scheduled'::text]))),
  constraint orders_least_kilograms CHECK (((least_kilograms >= 0) AND (least_kilograms <= 10))),
  constraint orders_not_split_from_themselves CHECK ((split_from <> id)),
  constraint orders_paise_check CHECK ((LEAST(items_paise, express_fee_paise, covered_paise, discount_paise, goodwill_paise, paid_paise, refunded_paise) >= 0)),
  constraint orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['cash'::text, 'upi'::text, 'card'::text, 'account'::text]))),
  constraint orders_pickup_hand_over_check CHECK ((pickup_hand_over = ANY (ARRAY['home'::text, 'counter'::text]))),
  constraint orders_pieces CHECK (((pieces >= 0) AND ((pieces > 0) = counted))),
  constraint orders_preferences_check CHECK ((jsonb_typeof(preferences) = 'object'::text)),
  constraint orders_price_basis_check CHECK ((price_basis = ANY (ARRAY['online'::text, 'list'::text]))),
  constraint orders_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['pickup_scheduled'::text, 'picked_up'::text, 'washing'::text, 'ready'::text, 'out_for_delivery'::text, 'completed'::text, 'cancelled'::text]))),
  constraint orders_tolerance_paise_check CHECK (((tolerance_paise >= 0) AND (tolerance_paise <= 10000000))),
  constraint orders_total CHECK (((total_paise = (((items_paise + express_fee_paise) - covered_paise) - discount_paise)) AND (total_paise >= 0))),
  constraint quoted_ratings_have_words CHECK (((NOT rating_quotable) OR (rating_comment IS NOT NULL))),
  constraint uncounted_costs_nothing CHECK ((counted OR ((total_paise = 0) AND (status <> 'completed'::text) AND (jsonb_array_length(bag_services) > 0)))),
  constraint orders_are_within_limits TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint split_orders_cost_what_one_did TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX orders_asked ON public.orders USING btree (asked_until) WHERE (asked_until IS NOT NULL);
CREATE INDEX orders_at_door ON public.orders USING btree ("right"(regexp_replace(door_phone, '\D'::text, ''::text, 'g'::text), 10)) WHERE (door_phone <> ''::text);
CREATE INDEX orders_by_completion ON public.orders USING btree (completed_at) WHERE (status = 'completed'::text);
CREATE INDEX orders_by_cost ON public.orders USING btree (charged_paise(status, total_paise, goodwill_paise), id);
CREATE INDEX orders_by_creation ON public.orders USING btree (created_at, id);
CREATE INDEX orders_by_pickup ON public.orders USING btree (slot_id, id);
CREATE INDEX orders_by_status ON public.orders USING btree (status, id DESC);
CREATE INDEX orders_of_card ON public.orders USING btree (card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX orders_of_company ON public.orders USING btree (company_id, id) WHERE (company_id IS NOT NULL);
CREATE INDEX orders_of_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX orders_quotable ON public.orders USING btree (completed_at DESC) WHERE (rating_quotable AND (completed_at IS NOT NULL));
CREATE INDEX orders_rated ON public.orders USING btree (rating) WHERE ((rating IS NOT NULL) AND (completed_at IS NOT NULL));
CREATE INDEX orders_split ON public.orders USING btree (split_from) WHERE (split_from IS NOT NULL);
CREATE INDEX orders_to_deliver ON public.orders USING btree (estimated_delivery_at) WHERE (status = ANY (ARRAY['ready'::text, 'out_for_delivery'::text]));
CREATE INDEX orders_to_pick_up ON public.orders USING btree (slot_id) WHERE (status = 'pickup_scheduled'::text);
CREATE INDEX orders_to_refund ON public.orders USING btree (id) WHERE (paid_paise > charged_paise(status, total_paise, goodwill_paise));
CREATE INDEX orders_unpaid ON public.orders USING btree (id) WHERE ((paid_at IS NULL) AND (status <> 'cancelled'::text) AND (total_paise > 0));
CREATE TRIGGER order_changes_are_counted AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION count_order_totals();
CREATE TRIGGER order_changes_are_found AFTER UPDATE OF number, user_id, address, delivery_address, door_name, door_phone ON public.orders FOR EACH ROW WHEN (((((((old.number IS DISTINCT FROM new.number) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.address IS DISTINCT FROM new.address)) OR (old.delivery_address IS DISTINCT FROM new.delivery_address)) OR (old.door_name IS DISTINCT FROM new.door_name)) OR (old.door_phone IS DISTINCT FROM new.door_phone))) EXECUTE FUNCTION keep_order_search();
CREATE TRIGGER order_changes_have_their_day AFTER UPDATE OF status, total_paise, goodwill_paise, completed_at, estimated_delivery_at, delivery_slot_id, delivery_hand_over ON public.orders FOR EACH ROW WHEN ((((old.status = 'cancelled'::text) <> (new.status = 'cancelled'::text)) OR ((old.status = 'completed'::text) <> (new.status = 'completed'::text)) OR ((new.status = 'completed'::text) AND ((old.total_paise IS DISTINCT FROM new.total_paise) OR (old.goodwill_paise IS DISTINCT FROM new.goodwill_paise) OR (old.completed_at IS DISTINCT FROM new.completed_at) OR (old.estimated_delivery_at IS DISTINCT FROM new.estimated_delivery_at) OR (old.delivery_slot_id IS DISTINCT FROM new.delivery_slot_id) OR (old.delivery_hand_over IS DISTINCT FROM new.delivery_hand_over))))) EXECUTE FUNCTION count_order_days();
CREATE TRIGGER order_deletions_are_counted AFTER DELETE ON public.orders REFERENCING OLD TABLE AS old_orders FOR EACH STATEMENT EXECUTE FUNCTION count_order_totals();
CREATE TRIGGER order_deletions_have_their_day BEFORE DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION count_order_days();
CREATE TRIGGER orders_are_entered AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION enter_order();
CREATE TRIGGER orders_are_of_somebody BEFORE INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION keep_customer_of_order();
CREATE CONSTRAINT TRIGGER orders_are_within_limits AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_limits();
CREATE TRIGGER payment_choices_notify AFTER UPDATE OF payment_chosen_at ON public.orders FOR EACH ROW WHEN ((new.payment_chosen_at IS DISTINCT FROM old.payment_chosen_at)) EXECUTE FUNCTION notify_of_payment_choices();
CREATE TRIGGER quoted_ratings_notify AFTER UPDATE OF rating, rating_comment, rating_quotable, completed_at ON public.orders FOR EACH ROW WHEN ((old.rating_quotable OR new.rating_quotable)) EXECUTE FUNCTION notify_of_testimonials();
CREATE TRIGGER quoted_ratings_that_go_notify AFTER DELETE ON public.orders FOR EACH ROW WHEN (old.rating_quotable) EXECUTE FUNCTION notify_of_testimonials();
CREATE CONSTRAINT TRIGGER split_orders_cost_what_one_did AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.split_from IS NOT NULL)) EXECUTE FUNCTION check_split();

create table outbox_messages (
  id uuid not null,
  user_id uuid,
  notification_id uuid,
  channel text not null,
  recipient text not null,
  reply_to_name text,
  reply_to_address text,
  search_text text not null,
  parts jsonb not null,
  link text,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  resend_of uuid,
  resend_number integer not null default 0,
  topic text,
  due_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  held_until timestamp with time zone,
  revision integer not null default 0,
  sealed_at timestamp with time zone,
  constraint outbox_messages_pkey PRIMARY KEY (id),
  constraint outbox_messages_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint outbox_messages_resend_of_fkey FOREIGN KEY (resend_of) REFERENCES outbox_messages(id) ON DELETE CASCADE,
  constraint outbox_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint outbox_messages_attempts_check CHECK ((attempts >= 0)),
  constraint outbox_messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text]))),
  constraint outbox_messages_check CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint outbox_messages_check1 CHECK (((reply_to_name IS NULL) = (reply_to_address IS NULL))),
  constraint outbox_messages_recipient_check CHECK (((recipient <> ''::text) OR (channel = 'sms'::text))),
  constraint outbox_messages_resend CHECK ((((resend_of IS NULL) = (resend_number = 0)) AND (resend_number >= 0))),
  constraint outbox_messages_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);
CREATE INDEX outbox_messages_by_channel ON public.outbox_messages USING btree (channel, id DESC);
CREATE INDEX outbox_messages_by_status ON public.outbox_messages USING btree (status, id DESC);
CREATE INDEX outbox_messages_of_notification ON public.outbox_messages USING btree (notification_id) WHERE (notification_id IS NOT NULL);
CREATE INDEX outbox_messages_of_topic ON public.outbox_messages USING btree (topic, id DESC) WHERE (topic IS NOT NULL);
CREATE INDEX outbox_messages_of_user ON public.outbox_messages USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX outbox_messages_resend_once ON public.outbox_messages USING btree (resend_of, resend_number) WHERE (resend_of IS NOT NULL);
CREATE INDEX outbox_messages_words ON public.outbox_messages USING gin (recipient gin_trgm_ops, search_text gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE TRIGGER outbox_messages_notify AFTER INSERT OR UPDATE OF status, attempts ON public.outbox_messages FOR EACH STATEMENT EXECUTE FUNCTION notify_of_outbox_messages();

create table passkey_challenges (
  challenge_hash text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  rp_id text not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);

create table payment_days (
  day date not null,
  way text not null,
  shard integer not null,
  paise bigint not null,
  constraint payment_days_pkey PRIMARY KEY (day, way, shard)
);

create table payment_events (
  provider text not null,
  event_id text not null,
  received_at timestamp with time zone not null,
  constraint payment_events_pkey PRIMARY KEY (provider, event_id)
);

create table phone_codes (
  user_id uuid not null,
  number text not null,
  code_hash text not null,
  expires_at timestamp with time zone not null,
  constraint phone_codes_pkey PRIMARY KEY (user_id),
  constraint phone_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table phone_sign_ins (
  number text not null,
  user_id uuid not null,
  since timestamp with time zone not null,
  constraint phone_sign_ins_pkey PRIMARY KEY (number),
  constraint phone_sign_ins_user_id_key UNIQUE (user_id),
  constraint phone_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table pickup_slots (
  capacity integer,
  booked integer not null default 0,
  id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint pickup_slots_pkey PRIMARY KEY (id),
  constraint pickup_slots_booked_check CHECK ((booked >= 0)),
  constraint pickup_slots_capacity_check CHECK ((capacity >= 0)),
  constraint pickup_slots_check CHECK ((starts_at < ends_at))
);
CREATE INDEX pickup_slots_by_start ON public.pickup_slots USING btree (starts_at);
CREATE TRIGGER changed_places_notify AFTER UPDATE OF capacity ON public.pickup_slots FOR EACH ROW WHEN ((new.capacity IS DISTINCT FROM old.capacity)) EXECUTE FUNCTION notify_catalogue_and_settings();
CREATE TRIGGER own_places_notify AFTER INSERT ON public.pickup_slots FOR EACH ROW WHEN ((new.capacity IS NOT NULL)) EXECUTE FUNCTION notify_catalogue_and_settings();
CREATE TRIGGER taken_places_notify AFTER INSERT OR DELETE OR UPDATE ON public.pickup_slots FOR EACH STATEMENT EXECUTE FUNCTION notify_of_slots();

create table pin_failures (
  tablet_id uuid not null,
  user_id uuid not null,
  failures integer not null,
  constraint pin_failures_pkey PRIMARY KEY (tablet_id, user_id),
  constraint pin_failures_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES shared_tablets(id) ON DELETE CASCADE,
  constraint pin_failures_user_id_fkey FOREIGN KEY (user_id) REFERENCES staff_pins(user_id) ON DELETE CASCADE,
  constraint pin_failures_failures_check CHECK (((failures >= 1) AND (failures <= 5)))
);
CREATE INDEX pin_failures_of_person ON public.pin_failures USING btree (user_id);

create table places (
  code text not null,
  kind text not null,
  name text not null,
  process text,
  retired_at timestamp with time zone,
  constraint places_pkey PRIMARY KEY (code),
  constraint places_code_fkey FOREIGN KEY (code) REFERENCES tags(code),
  constraint places_kind_check CHECK ((kind = ANY (ARRAY['rack'::text, 'machine'::text, 'van'::text]))),
  constraint places_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint places_process_check CHECK ((process = ANY (ARRAY['wash'::text, 'tumble_dry'::text, 'bleach'::text, 'press'::text]))),
  constraint places_process_of_machine CHECK (((process IS NULL) OR (kind = 'machine'::text)))
);
CREATE UNIQUE INDEX places_names ON public.places USING btree (lower(name)) WHERE (retired_at IS NULL);
CREATE TRIGGER places_renew_orders AFTER UPDATE OF name ON public.places FOR EACH ROW EXECUTE FUNCTION renew_orders_on_spot();

create table plans (
  id text not null,
  name text not null,
  description text not null default ''::text,
  price_paise bigint not null,
  original_price_paise bigint not null,
  kilograms integer not null,
  pickups integer not null,
  dry_clean_items integer not null default 0,
  trial_days integer not null default 0,
  popular boolean not null default false,
  extras jsonb not null default '[]'::jsonb,
  position integer not null,
  active boolean not null default true,
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_name_key UNIQUE (name),
  constraint plans_check CHECK ((original_price_paise >= price_paise)),
  constraint plans_dry_clean_items_check CHECK ((dry_clean_items >= 0)),
  constraint plans_kilograms_check CHECK ((kilograms > 0)),
  constraint plans_pickups_check CHECK ((pickups > 0)),
  constraint plans_price_paise_check CHECK ((price_paise > 0)),
  constraint plans_trial_days_check CHECK (((trial_days >= 0) AND (trial_days <= 30)))
);
CREATE TRIGGER plans_notify AFTER INSERT OR DELETE OR UPDATE ON public.plans FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_and_settings();

create table promo_codes (
  id uuid not null,
  code text not null,
  percent integer,
  off_paise bigint,
  least_paise bigint not null,
  services jsonb not null,
  first_order_only boolean not null,
  from_date date,
  until_date date,
  max_uses integer,
  max_uses_per_customer integer,
  with_voucher boolean not null,
  active boolean not null default true,
  created_at timestamp with time zone not null,
  constraint promo_codes_pkey PRIMARY KEY (id),
  constraint promo_codes_code_key UNIQUE (code),
  constraint promo_codes_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{2,19}$'::text)),
  constraint promo_codes_end_after_they_begin CHECK ((until_date >= from_date)),
  constraint promo_codes_give_one_thing CHECK ((num_nonnulls(percent, off_paise) = 1)),
  constraint promo_codes_least_paise_check CHECK ((least_paise >= 0)),
  constraint promo_codes_max_uses_check CHECK ((max_uses > 0)),
  constraint promo_codes_max_uses_per_customer_check CHECK ((max_uses_per_customer > 0)),
  constraint promo_codes_off_paise_check CHECK ((off_paise > 0)),
  constraint promo_codes_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint promo_codes_services_check CHECK ((jsonb_typeof(services) = 'array'::text))
);

create table promo_uses (
  order_id uuid not null,
  code_id uuid not null,
  paise bigint not null,
  released_at timestamp with time zone,
  constraint promo_uses_pkey PRIMARY KEY (order_id),
  constraint promo_uses_code_id_fkey FOREIGN KEY (code_id) REFERENCES promo_codes(id),
  constraint promo_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint promo_uses_paise_check CHECK ((paise > 0))
);
CREATE INDEX promo_uses_of_code ON public.promo_uses USING btree (code_id) WHERE (released_at IS NULL);

create table push_subscriptions (
  endpoint text not null,
  user_id uuid not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  session_id uuid not null,
  constraint push_subscriptions_pkey PRIMARY KEY (endpoint),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 1000))
);
CREATE INDEX push_subscriptions_of_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id, created_at DESC);

create table recovery_codes (
  code_hash text not null,
  user_id uuid not null,
  constraint recovery_codes_pkey PRIMARY KEY (code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_by_user ON public.recovery_codes USING btree (user_id);

create table referral_codes (
  user_id uuid not null,
  code text not null,
  constraint referral_codes_pkey PRIMARY KEY (user_id),
  constraint referral_codes_code_key UNIQUE (code),
  constraint referral_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint referral_codes_code_check CHECK ((code ~ '^[0-9A-F]{10}$'::text))
);

create table referrals (
  user_id uuid not null,
  referrer_id uuid,
  order_id uuid,
  created_at timestamp with time zone not null,
  constraint referrals_pkey PRIMARY KEY (user_id),
  constraint referrals_order_id_key UNIQUE (order_id),
  constraint referrals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint referrals_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES users(id),
  constraint referrals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint referrals_check CHECK ((referrer_id <> user_id))
);
CREATE INDEX referrals_of_referrer ON public.referrals USING btree (referrer_id);

create table refunds (
  id uuid not null,
  charge_id uuid not null,
  amount_paise bigint not null,
  reason text not null,
  status text not null,
  reference text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  given_by uuid,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charges(id),
  constraint refunds_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint refunds_amount_paise_check CHECK ((amount_paise > 0)),
  constraint refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX refunds_of_charge ON public.refunds USING btree (charge_id);
CREATE INDEX refunds_of_person ON public.refunds USING btree (given_by, created_at) WHERE (given_by IS NOT NULL);

create table saved_views (
  user_id uuid not null,
  name text not null,
  query text not null,
  constraint saved_views_pkey PRIMARY KEY (user_id, name),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_views_name_check CHECK (((name <> ''::text) AND (length(name) <= 40))),
  constraint saved_views_query_check CHECK ((length(query) <= 1000))
);

create table servers (
  id uuid not null,
  base_url text not null,
  seen_at timestamp with time zone not null,
  notices jsonb not null,
  constraint servers_pkey PRIMARY KEY (id),
  constraint servers_base_url_check CHECK ((length(base_url) <= 300)),
  constraint servers_notices_check CHECK ((jsonb_typeof(notices) = 'array'::text))
);

create table service_areas (
  pin text not null,
  constraint service_areas_pkey PRIMARY KEY (pin)
);
CREATE TRIGGER areas_notify AFTER INSERT OR DELETE OR UPDATE ON public.service_areas FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_and_settings();

create table service_days (
  day date not null,
  service text not null,
  shard integer not null,
  kilograms numeric not null,
  amount_paise bigint not null,
  constraint service_days_pkey PRIMARY KEY (day, service, shard)
);

create table sessions (
  id uuid not null,
  token text not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  proven_at timestamp with time zone,
  is_strong boolean not null default false,
  tablet_id uuid,
  is_by_pin boolean not null default false,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES shared_tablets(id) ON DELETE CASCADE,
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_by_pin_check CHECK (((tablet_id IS NOT NULL) OR (NOT is_by_pin)))
);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);
CREATE INDEX sessions_of_tablet ON public.sessions USING btree (tablet_id) WHERE (tablet_id IS NOT NULL);
CREATE TRIGGER session_ends_notify AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION notify_of_session_end();
CREATE TRIGGER sessions_are_of_somebody BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

create table shared_tablets (
  id uuid not null,
  name text not null,
  token_hash text not null,
  registered_by uuid,
  registered_at timestamp with time zone not null,
  last_used_by uuid,
  last_used_at timestamp with time zone,
  cut_off_at timestamp with time zone,
  constraint shared_tablets_pkey PRIMARY KEY (id),
  constraint shared_tablets_token_hash_key UNIQUE (token_hash),
  constraint shared_tablets_last_used_by_fkey FOREIGN KEY (last_used_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint shared_tablets_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint shared_tablets_name_check CHECK ((name <> ''::text)),
  constraint shared_tablets_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

create table sign_in_codes (
  ticket_hash text not null,
  number text not null,
  code_hash text,
  proven boolean not null default false,
  expires_at timestamp with time zone not null,
  constraint sign_in_codes_pkey PRIMARY KEY (ticket_hash)
);

create table sign_in_steps (
  ticket_hash text not null,
  user_id uuid not null,
  remember_me boolean not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_steps_pkey PRIMARY KEY (ticket_hash),
  constraint sign_in_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_steps_by_user ON public.sign_in_steps USING btree (user_id);

create table staff_bells (
  user_id uuid not null,
  muted text[] not null,
  sound boolean not null,
  constraint staff_bells_pkey PRIMARY KEY (user_id),
  constraint staff_bells_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint staff_bells_muted_check CHECK ((muted <@ ARRAY['orders'::text, 'chats'::text, 'tickets'::text, 'stops'::text, 'messages'::text, 'backups'::text, 'webhooks'::text]))
);

create table staff_invitations (
  id uuid not null,
  email text,
  preset text not null,
  narrowed_to jsonb,
  refunds_per_day_paise bigint,
  token_hash text,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  withdrawn_at timestamp with time zone,
  constraint staff_invitations_pkey PRIMARY KEY (id),
  constraint staff_invitations_token_hash_key UNIQUE (token_hash),
  constraint staff_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint staff_invitations_check CHECK (((accepted_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint staff_invitations_email_check CHECK ((email <> ''::text)),
  constraint staff_invitations_narrowed_to_check CHECK ((jsonb_typeof(narrowed_to) = 'array'::text)),
  constraint staff_invitations_preset_check CHECK ((preset = ANY (ARRAY['owner'::text, 'manager'::text, 'counter'::text, 'plant'::text, 'rider'::text]))),
  constraint staff_invitations_refunds_per_day_paise_check CHECK ((refunds_per_day_paise >= 0)),
  constraint staff_invitations_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX staff_invitations_by_inviter ON public.staff_invitations USING btree (invited_by);
CREATE INDEX staff_invitations_of_person ON public.staff_invitations USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE UNIQUE INDEX staff_invitations_that_wait ON public.staff_invitations USING btree (email) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));

create table staff_pins (
  user_id uuid not null,
  pin_hash text not null,
  chosen_at timestamp with time zone not null,
  constraint staff_pins_pkey PRIMARY KEY (user_id),
  constraint staff_pins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table stop_assignments (
  order_id uuid not null,
  kind text not null,
  rider_id uuid not null,
  assigned_at timestamp with time zone not null,
  constraint stop_assignments_pkey PRIMARY KEY (order_id, kind),
  constraint stop_assignments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint stop_assignments_rider_id_fkey FOREIGN KEY (rider_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint stop_assignments_kind_check CHECK ((kind = ANY (ARRAY['pickup'::text, 'delivery'::text])))
);
CREATE INDEX stop_assignments_of_rider ON public.stop_assignments USING btree (rider_id);

create table stop_completions (
  id uuid not null,
  order_id uuid not null,
  kind text not null,
  status_before text,
  note text not null default ''::text,
  picture_id uuid,
  completed_by uuid,
  completed_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  idempotency_key text not null,
  payment_id uuid,
  bags integer,
  taken_by text,
  taken_name text,
  units jsonb,
  brought_back boolean not null default false,
  grams integer,
  given_by text,
  photo_digest text,
  constraint stop_completions_pkey PRIMARY KEY (id),
  constraint stop_completions_once UNIQUE (order_id, kind, idempotency_key),
  constraint stop_completions_payment_id_key UNIQUE (payment_id),
  constraint stop_completions_picture_id_key UNIQUE (picture_id),
  constraint stop_completions_completed_by_fkey FOREIGN KEY (completed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint stop_completions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint stop_completions_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES order_payments(id),
  constraint stop_completions_bags_check CHECK ((bags > 0)),
  constraint stop_completions_given_by_check CHECK ((given_by = ANY (ARRAY['customer'::text, 'guard'::text, 'neighbour'::text]))),
  constraint stop_completions_grams_check CHECK ((grams > 0)),
  constraint stop_completions_kind_check CHECK ((kind = ANY (ARRAY['pickup'::text, 'delivery'::text]))),
  constraint stop_completions_note_check CHECK ((length(note) <= 500)),
  constraint stop_completions_taken_by_check CHECK ((taken_by = ANY (ARRAY['customer'::text, 'guard'::text, 'neighbour'::text]))),
  constraint stop_completions_taken_name_check CHECK (((length(taken_name) >= 1) AND (length(taken_name) <= 80))),
  constraint stop_completions_units_check CHECK ((jsonb_typeof(units) = 'array'::text)),
  constraint stop_completions_weigh_bags CHECK (((grams IS NULL) OR (bags IS NOT NULL)))
);
CREATE TRIGGER stop_completions_leave_their_pictures AFTER DELETE OR UPDATE OF picture_id ON public.stop_completions FOR EACH ROW EXECUTE FUNCTION remember_stray_picture();

create table stop_misfits (
  id uuid not null,
  completion_id uuid not null,
  order_id uuid not null,
  misfits text[] not null,
  taken_method text,
  taken_paise bigint,
  found_status text not null,
  found_due_paise bigint not null,
  other_bags integer,
  arrived_at timestamp with time zone not null,
  outcome text,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint stop_misfits_pkey PRIMARY KEY (id),
  constraint stop_misfits_completion_id_key UNIQUE (completion_id),
  constraint stop_misfits_completion_id_fkey FOREIGN KEY (completion_id) REFERENCES stop_completions(id) ON DELETE CASCADE,
  constraint stop_misfits_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint stop_misfits_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint stop_misfits_check CHECK (((taken_paise IS NULL) OR (taken_method IS NOT NULL))),
  constraint stop_misfits_check1 CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint stop_misfits_found_due_paise_check CHECK ((found_due_paise >= 0)),
  constraint stop_misfits_misfits_check CHECK ((cardinality(misfits) > 0)),
  constraint stop_misfits_other_bags_check CHECK ((other_bags > 0)),
  constraint stop_misfits_outcome_check CHECK ((outcome = ANY (ARRAY['accept'::text, 'keep'::text, 'hand_back'::text, 'forgive'::text, 'book'::text, 'take_back'::text]))),
  constraint stop_misfits_taken_method_check CHECK ((taken_method = ANY (ARRAY['cash'::text, 'upi'::text]))),
  constraint stop_misfits_taken_paise_check CHECK ((taken_paise > 0))
);
CREATE INDEX stop_misfits_decided_by ON public.stop_misfits USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX stop_misfits_of_order ON public.stop_misfits USING btree (order_id);
CREATE INDEX stop_misfits_that_wait ON public.stop_misfits USING btree (arrived_at) WHERE (outcome IS NULL);
CREATE TRIGGER stop_misfits_notify AFTER INSERT OR UPDATE ON public.stop_misfits FOR EACH ROW EXECUTE FUNCTION notify_of_order_parts();

create table stray_pictures (
  id uuid not null,
  remove_after timestamp with time zone,
  constraint stray_pictures_pkey PRIMARY KEY (id)
);

create table subscriptions (
  id uuid not null,
  user_id uuid not null,
  status text not null,
  plan_id text not null,
  next_plan_id text,
  first_month_discount boolean not null,
  period integer not null,
  period_starts_at timestamp with time zone not null,
  period_ends_at timestamp with time zone not null,
  paused_at timestamp with time zone,
  paused_until timestamp with time zone,
  paused_period integer,
  failing_since timestamp with time zone,
  retry_at timestamp with time zone,
  reminded_period integer,
  card_token text not null,
  card_brand text not null,
  card_last4 text not null,
  card_expiry_month text not null,
  card_expiry_year text not null,
  billing_address text not null,
  billing_city text not null,
  billing_zip_code text not null,
  due_at timestamp with time zone,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  idempotency_key text,
  terms jsonb not null,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_idempotency UNIQUE (user_id, idempotency_key),
  constraint subscriptions_next_plan_id_fkey FOREIGN KEY (next_plan_id) REFERENCES plans(id),
  constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint subscriptions_card_expiry_month_check CHECK ((card_expiry_month ~ '^(0[1-9]|1[0-2])$'::text)),
  constraint subscriptions_card_expiry_year_check CHECK ((card_expiry_year ~ '^[0-9]{4}$'::text)),
  constraint subscriptions_card_last4_check CHECK ((card_last4 ~ '^[0-9]{4}$'::text)),
  constraint subscriptions_check CHECK ((period_ends_at >= period_starts_at)),
  constraint subscriptions_check1 CHECK (((paused_at IS NULL) = (paused_until IS NULL))),
  constraint subscriptions_check2 CHECK (((due_at IS NOT NULL) OR (status = ANY (ARRAY['expired'::text, 'declined'::text])))),
  constraint subscriptions_have_no_card_numbers CHECK ((card_brand !~ '([0-9][^[:alnum:]]*){12}'::text)),
  constraint subscriptions_period_check CHECK ((period >= 0)),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['starting'::text, 'active'::text, 'cancelled'::text, 'expired'::text, 'declined'::text])))
);
CREATE INDEX subscriptions_due ON public.subscriptions USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX subscriptions_of_user ON public.subscriptions USING btree (user_id, id DESC);
CREATE UNIQUE INDEX subscriptions_one_live ON public.subscriptions USING btree (user_id) WHERE (status = ANY (ARRAY['starting'::text, 'active'::text, 'cancelled'::text]));

create table tags (
  code text not null,
  kind text not null,
  made_at timestamp with time zone not null,
  garment_id uuid,
  retired_at timestamp with time zone,
  constraint tags_pkey PRIMARY KEY (code),
  constraint tags_garment_id_key UNIQUE (garment_id),
  constraint tags_garment_id_fkey FOREIGN KEY (garment_id) REFERENCES garments(id) ON DELETE SET NULL,
  constraint tags_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint tags_kind_check CHECK ((kind = ANY (ARRAY['bag'::text, 'item'::text, 'place'::text])))
);

create table ticket_messages (
  id uuid not null,
  ticket_id uuid not null,
  author text not null,
  staff_id uuid,
  internal boolean not null default false,
  body text not null,
  idempotency_key text,
  created_at timestamp with time zone not null,
  constraint ticket_messages_pkey PRIMARY KEY (id),
  constraint ticket_messages_once UNIQUE (ticket_id, author, idempotency_key),
  constraint ticket_messages_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE,
  constraint ticket_messages_author_check CHECK ((author = ANY (ARRAY['customer'::text, 'staff'::text]))),
  constraint ticket_messages_body_check CHECK ((length(body) <= 5000)),
  constraint ticket_messages_check CHECK (((author = 'staff'::text) OR ((staff_id IS NULL) AND (NOT internal))))
);
CREATE INDEX ticket_messages_of_staff ON public.ticket_messages USING btree (staff_id) WHERE (staff_id IS NOT NULL);
CREATE INDEX ticket_messages_of_ticket ON public.ticket_messages USING btree (ticket_id, id);

create table tickets (
  id uuid not null,
  number text not null,
  user_id uuid not null,
  subject text not null,
  category text not null,
  priority text not null,
  status text not null default 'open'::text,
  order_id uuid,
  idempotency_key text,
  request_hash text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  report jsonb,
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_idempotency UNIQUE (user_id, idempotency_key),
  constraint tickets_number UNIQUE (number),
  constraint tickets_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint tickets_category_check CHECK ((category = ANY (ARRAY['orders'::text, 'billing'::text, 'account'::text, 'technical'::text, 'other'::text]))),
  constraint tickets_number_check CHECK ((number ~ '^HD-[0-9A-HJKMNP-TV-Z]{6}$'::text)),
  constraint tickets_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'urgent'::text]))),
  constraint tickets_report_check CHECK ((jsonb_typeof(report) = 'object'::text)),
  constraint tickets_status_check CHECK ((status = ANY (ARRAY['open'::text, 'in_progress'::text, 'waiting'::text, 'resolved'::text, 'closed'::text]))),
  constraint tickets_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 160)))
);
CREATE INDEX tickets_by_status ON public.tickets USING btree (status, id DESC);
CREATE INDEX tickets_of_order ON public.tickets USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX tickets_of_user ON public.tickets USING btree (user_id, id DESC);
CREATE INDEX tickets_words ON public.tickets USING gin (number gin_trgm_ops, subject gin_trgm_ops);
CREATE TRIGGER tickets_are_of_somebody BEFORE INSERT ON public.tickets FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER tickets_notify AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION notify_of_help_desk('ticket');

create table unit_pictures (
  picture_id uuid not null,
  order_id uuid,
  number integer,
  stage text,
  digest text not null,
  user_id uuid,
  created_at timestamp with time zone not null,
  constraint unit_pictures_pkey PRIMARY KEY (picture_id),
  constraint unit_pictures_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint unit_pictures_order_id_number_fkey FOREIGN KEY (order_id, number) REFERENCES units(order_id, number) ON DELETE CASCADE,
  constraint unit_pictures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint unit_pictures_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint unit_pictures_of_unit CHECK (((num_nonnulls(number, stage) = ANY (ARRAY[0, 2])) AND ((number IS NULL) OR (order_id IS NOT NULL)))),
  constraint unit_pictures_stage_check CHECK ((stage = ANY (ARRAY['intake'::text, 'packing'::text])))
);
CREATE INDEX unit_pictures_of_order ON public.unit_pictures USING btree (order_id, number) WHERE (order_id IS NOT NULL);
CREATE INDEX unit_pictures_of_user ON public.unit_pictures USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX unit_pictures_unused ON public.unit_pictures USING btree (created_at) WHERE (order_id IS NULL);
CREATE TRIGGER unit_pictures_leave_their_files AFTER DELETE ON public.unit_pictures FOR EACH ROW EXECUTE FUNCTION remember_stray_picture();

create table unit_tags (
  id bigint generated always as identity not null,
  code text not null,
  order_id uuid not null,
  number integer not null,
  is_live boolean not null default true,
  constraint unit_tags_pkey PRIMARY KEY (id),
  constraint unit_tags_code_fkey FOREIGN KEY (code) REFERENCES tags(code),
  constraint unit_tags_order_id_number_fkey FOREIGN KEY (order_id, number) REFERENCES units(order_id, number) ON DELETE CASCADE
);
CREATE UNIQUE INDEX unit_tags_live ON public.unit_tags USING btree (code) WHERE is_live;
CREATE INDEX unit_tags_of_unit ON public.unit_tags USING btree (order_id, number);

create table units (
  order_id uuid not null,
  number integer not null,
  kind text not null,
  pieces integer not null,
  place text not null,
  released boolean not null default false,
  name text,
  name_nonce text,
  garment_id uuid,
  spot text,
  since timestamp with time zone not null,
  item_id text,
  line integer,
  constraint units_pkey PRIMARY KEY (order_id, number),
  constraint units_garment_id_fkey FOREIGN KEY (garment_id) REFERENCES garments(id) ON DELETE SET NULL,
  constraint units_line_fkey FOREIGN KEY (order_id, line) REFERENCES order_lines(order_id, "position") ON DELETE SET NULL (line),
  constraint units_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint units_spot_fkey FOREIGN KEY (spot) REFERENCES places(code),
  constraint units_kind_check CHECK ((kind = ANY (ARRAY['bag'::text, 'item'::text]))),
  constraint units_line_of_item CHECK (((line IS NULL) OR (item_id IS NOT NULL))),
  constraint units_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint units_number_check CHECK (((number >= 1) AND (number <= 200))),
  constraint units_pieces_check CHECK (((pieces >= 0) AND (pieces <= 500))),
  constraint units_place_check CHECK ((place = ANY (ARRAY['plant'::text, 'vendor'::text, 'packed'::text, 'rider'::text, 'customer'::text, 'guard'::text, 'neighbour'::text, 'missing'::text, 'written_off'::text])))
);
CREATE INDEX units_at_vendors ON public.units USING btree (order_id) WHERE (place = 'vendor'::text);
CREATE INDEX units_in_house ON public.units USING btree (since) WHERE (place = ANY (ARRAY['plant'::text, 'vendor'::text, 'packed'::text, 'rider'::text]));
CREATE INDEX units_looked_for ON public.units USING btree (order_id, number) WHERE ((place = 'missing'::text) OR ((place = 'plant'::text) AND released));
CREATE INDEX units_of_garment ON public.units USING btree (garment_id) WHERE (garment_id IS NOT NULL);
CREATE INDEX units_on_spot ON public.units USING btree (spot) WHERE (spot IS NOT NULL);

create table upcoming_company_prices (
  company_id uuid not null,
  item_id text not null,
  valid_from date not null,
  price_paise bigint,
  constraint upcoming_company_prices_pkey PRIMARY KEY (company_id, item_id, valid_from),
  constraint upcoming_company_prices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint upcoming_company_prices_item_id_fkey FOREIGN KEY (item_id) REFERENCES catalogue_items(id) ON DELETE CASCADE,
  constraint upcoming_company_prices_price_paise_check CHECK ((price_paise >= 0))
);
CREATE INDEX upcoming_company_prices_by_day ON public.upcoming_company_prices USING btree (valid_from);
CREATE TRIGGER upcoming_company_prices_notify AFTER INSERT OR DELETE OR UPDATE ON public.upcoming_company_prices FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_and_settings();

create table upcoming_prices (
  item_id text not null,
  valid_from date not null,
  list_price_paise bigint not null,
  online_price_paise bigint,
  constraint upcoming_prices_pkey PRIMARY KEY (item_id, valid_from),
  constraint upcoming_prices_item_id_fkey FOREIGN KEY (item_id) REFERENCES catalogue_items(id) ON DELETE CASCADE,
  constraint upcoming_prices_check CHECK (((online_price_paise >= 0) AND (online_price_paise <= list_price_paise))),
  constraint upcoming_prices_list_price_paise_check CHECK ((list_price_paise >= 0))
);
CREATE INDEX upcoming_prices_by_day ON public.upcoming_prices USING btree (valid_from);
CREATE TRIGGER upcoming_prices_notify AFTER INSERT OR DELETE OR UPDATE ON public.upcoming_prices FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_and_settings();

create table users (
  id uuid not null,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  role text not null default 'customer'::text,
  phone text not null default ''::text,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  phone_proven_at timestamp with time zone,
  narrowed_to jsonb,
  refunds_per_day_paise bigint,
  staff_since timestamp with time zone,
  suspended_at timestamp with time zone,
  company_id uuid,
  sees_company_account boolean not null default false,
  gstin text not null default ''::text,
  phone_given_at timestamp with time zone,
  invited_company_id uuid,
  invited_sees_account boolean not null default false,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL,
  constraint users_invited_company_id_fkey FOREIGN KEY (invited_company_id) REFERENCES companies(id) ON DELETE SET NULL,
  constraint staff_have_an_email CHECK (((email <> ''::text) OR (role = 'customer'::text))),
  constraint users_email_check CHECK ((email = lower(email))),
  constraint users_gstin_check CHECK ((gstin ~ '^$|^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'::text)),
  constraint users_invited_company_check CHECK (((invited_company_id IS NULL) OR (company_id IS NULL))),
  constraint users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint users_name_is_one_line CHECK ((name !~ '[\x01-\x1f\x7f-\x9f\u2028\u2029]'::text)),
  constraint users_narrowed_to_check CHECK (((narrowed_to IS NULL) OR ((jsonb_typeof(narrowed_to) = 'array'::text) AND (role <> 'customer'::text)))),
  constraint users_refunds_per_day_check CHECK (((refunds_per_day_paise IS NULL) OR ((refunds_per_day_paise >= 0) AND (role <> 'customer'::text)))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'owner'::text, 'manager'::text, 'counter'::text, 'plant'::text, 'rider'::text]))),
  constraint users_staff_since_check CHECK (((staff_since IS NULL) OR (role <> 'customer'::text))),
  constraint users_suspended_check CHECK (((suspended_at IS NULL) OR (role <> 'customer'::text)))
);
CREATE INDEX invited_people_of_company ON public.users USING btree (invited_company_id) WHERE (invited_company_id IS NOT NULL);
CREATE INDEX people_of_company ON public.users USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE UNIQUE INDEX phone_only_customers ON public.users USING btree (phone) WHERE ((email = ''::text) AND (phone <> ''::text));
CREATE INDEX proven_phones ON public.users USING btree ("right"(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text), 10)) WHERE (phone_proven_at IS NOT NULL);
CREATE INDEX staff_of_laundry ON public.users USING btree (id) WHERE (role <> 'customer'::text);
CREATE INDEX users_by_age ON public.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_by_email ON public.users USING btree (email);
CREATE INDEX users_by_email_part ON public.users USING gin (email gin_trgm_ops);
CREATE INDEX users_by_name_part ON public.users USING gin (name gin_trgm_ops);
CREATE INDEX users_by_phone_part ON public.users USING gin (regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text) gin_trgm_ops);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email) WHERE (email <> ''::text);
CREATE TRIGGER another_phone_is_unproven BEFORE UPDATE OF phone ON public.users FOR EACH ROW EXECUTE FUNCTION forget_phone_proof();
CREATE TRIGGER customer_changes_are_found AFTER UPDATE OF name, email, phone ON public.users FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone))) EXECUTE FUNCTION keep_customer_search();
CREATE TRIGGER proven_people_join_their_company BEFORE UPDATE OF email, email_verified ON public.users FOR EACH ROW WHEN ((old.invited_company_id IS NOT NULL)) EXECUTE FUNCTION join_inviting_company();
CREATE TRIGGER role_changes_notify AFTER UPDATE OF role, narrowed_to, suspended_at ON public.users FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.narrowed_to IS DISTINCT FROM new.narrowed_to) OR (old.suspended_at IS DISTINCT FROM new.suspended_at))) EXECUTE FUNCTION notify_of_person_access();
CREATE TRIGGER users_have_referral_codes AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION give_referral_code();
CREATE TRIGGER users_have_totals AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION begin_customer_totals();

create table vendors (
  number integer generated always as identity not null,
  name text not null,
  phone text not null default ''::text,
  retired_at timestamp with time zone,
  constraint vendors_pkey PRIMARY KEY (number),
  constraint vendors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint vendors_phone_check CHECK ((length(phone) <= 30))
);
CREATE UNIQUE INDEX vendors_names ON public.vendors USING btree (lower(name)) WHERE (retired_at IS NULL);

create table verifications (
  id uuid not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX verifications_by_identifier ON public.verifications USING btree (identifier);

create table vouchers (
  id uuid not null,
  user_id uuid not null,
  reward text not null,
  status text not null default 'open'::text,
  order_id uuid,
  idempotency_key text,
  created_at timestamp with time zone not null,
  constraint vouchers_pkey PRIMARY KEY (id),
  constraint vouchers_idempotency UNIQUE (user_id, idempotency_key),
  constraint vouchers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint vouchers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint vouchers_check CHECK (((status = 'open'::text) = (order_id IS NULL))),
  constraint vouchers_reward_check CHECK ((reward = ANY (ARRAY['five-off'::text, 'free-dry-cleaning'::text, 'twenty-off'::text]))),
  constraint vouchers_status_check CHECK ((status = ANY (ARRAY['open'::text, 'used'::text, 'returned'::text])))
);
CREATE INDEX vouchers_of_order ON public.vouchers USING btree (order_id);
CREATE INDEX vouchers_of_user ON public.vouchers USING btree (user_id, id);
CREATE UNIQUE INDEX vouchers_one_an_order ON public.vouchers USING btree (order_id) WHERE (status = 'used'::text);
CREATE TRIGGER vouchers_are_of_somebody BEFORE INSERT ON public.vouchers FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

create table webhook_deliveries (
  id uuid not null,
  endpoint_id uuid not null,
  event_id bigint,
  message_id uuid not null,
  type text not null,
  body text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  attempts jsonb not null default '[]'::jsonb,
  next_try_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_once UNIQUE (endpoint_id, event_id),
  constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint webhook_deliveries_attempts_check CHECK ((jsonb_typeof(attempts) = 'array'::text)),
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_deliveries_tries_check CHECK ((tries >= 0)),
  constraint webhook_deliveries_wait_for_a_time CHECK (((state = 'waiting'::text) = (next_try_at IS NOT NULL)))
);
CREATE INDEX webhook_deliveries_by_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_of_endpoint ON public.webhook_deliveries USING btree (endpoint_id, id);
CREATE INDEX webhook_deliveries_undelivered ON public.webhook_deliveries USING btree (endpoint_id, state) WHERE (state <> 'delivered'::text);

create table webhook_endpoints (
  id uuid not null,
  url text not null,
  description text not null,
  types jsonb not null,
  secret text not null,
  old_secret text,
  old_secret_until timestamp with time zone,
  off_because text,
  created_at timestamp with time zone not null,
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_off_because_check CHECK ((off_because = ANY (ARRAY['staff'::text, 'gone'::text]))),
  constraint webhook_endpoints_old_secret_ends CHECK ((num_nulls(old_secret, old_secret_until) <> 1)),
  constraint webhook_endpoints_types_check CHECK ((jsonb_typeof(types) = 'array'::text)),
  constraint webhook_endpoints_url_check CHECK ((length(url) <= 1000))
);
CREATE TRIGGER webhook_endpoints_notify AFTER INSERT OR DELETE OR UPDATE ON public.webhook_endpoints FOR EACH STATEMENT EXECUTE FUNCTION notify_of_webhook_endpoints();

-- function a_few_of(list jsonb) returns SETOF jsonb, 21001440cc8f0b1fda3c7b1f54cf2fca
-- function add_service_days(parts service_days[]) returns void, d8b017951c111680eeccc28a77dee09d
-- function append_only() returns trigger, 0c70a35136e0e2faa34dc71fed7a3c33
-- function are_address_parts(parts jsonb) returns boolean, 68e72a3c4dbecaf81875c481a6eef305
-- function begin_customer_totals() returns trigger, 0589c85fc8672fb309fc4c9daf17120a
-- function charged_paise(status text, total_paise bigint, goodwill_paise bigint) returns bigint, fc25775f78fbd37c3cf186b6fec16a73
-- function check_claims_of_item() returns trigger, e22dd3de169199ffbe84a273d94ea2ba
-- function check_ledger_balance() returns trigger, 7574641182eb7d4709615cde8930379a
-- function check_order_limits() returns trigger, 64345c5e24e27c05dc670afd73188af0
-- function check_split() returns trigger, 995740c0ac3642ceac2daaeaecc3116d
-- function claims_as_ordered(of_order uuid) returns integer, 94b0250b6e177e0a55fe8433239a2658
-- function claims_of_item(of_order uuid, of_item text) returns integer, 455986e98ed3e8422603d410df9329d4
-- function completion_of(placed orders, sign integer) returns SETOF order_days, 8ab0a3dc5555843c50f0f33b4540a69d
-- function count_customer_days(of_customers uuid[]) returns void, 24e51a89fd94cf84a17fb09a870af031
-- function count_new_lines() returns trigger, e8125acce54a2448c35b955d1923d2f5
-- function count_order_days() returns trigger, 347f72bb6bb0df7899e717830c7e1fa5
-- function count_order_totals() returns trigger, 12c897e3219d26b166e4272df17fb70b
-- function count_payment_days() returns trigger, eaa384bcac5fb3839ca921ec2fa65a42
-- function count_service_days() returns trigger, 662d2c6a9c8ac2f0c8c29b44cedacad1
-- function enter_order() returns trigger, 81d36a89f3a9944a9c7e29cb457c8f04
-- function forget_phone_proof() returns trigger, a82883634f3d3b92c0da006e6fa83385
-- function free_shard() returns integer, 49fbff77325bef0a89020d536292f34b
-- function give_referral_code() returns trigger, ced508018a6514865965136eceffdf17
-- function join_inviting_company() returns trigger, 07b1aa21a99453aa6aed5d842f8c5bb2
-- function keep_chat() returns trigger, 8fd036ed4d3d213922c7c9593e9db7d9
-- function keep_customer_of_order() returns trigger, 29c52342d04f1e68ceb1218d208a144c
-- function keep_customer_search() returns trigger, 502da645f45c0cfba39edfd8ed805130
-- function keep_loyalty_account() returns trigger, 52bfa930debe67cd32611863721b712c
-- function keep_order_search() returns trigger, 03eb21e55a5c8ad6d1a9e951f10d873b
-- function laundry_day(at timestamp with time zone) returns date, f6d44aeea4db2b4d01500ca92b3a8310
-- function new_id(at timestamp with time zone) returns uuid, a8e88afacf0715d382b99a9e69ea81ee
-- function notify_catalogue_and_settings() returns trigger, 257957abe6d6b62137f55b2e067877f0
-- function notify_of_answers() returns trigger, 466ef39f84d84d13be339f91b10c0bf4
-- function notify_of_api_key_end() returns trigger, a0dd511b33b48cecfb83cf914d96152f
-- function notify_of_events() returns trigger, 03f96a09710bf0fc89d0227540bbbf25
-- function notify_of_help_desk() returns trigger, dc3d6f10ce8e0c228421a261be518d40
-- function notify_of_notifications() returns trigger, 4fe2ab41789acac9b2e3ec1a5b12fb83
-- function notify_of_order_history() returns trigger, 150d93ab437cd479a5e24f1db4f74510
-- function notify_of_order_parts() returns trigger, 66819e6e4fc33bc7bed9bd6392428907
-- function notify_of_order_payments() returns trigger, 42494924ca4e6f2f52e186d520b23b0b
-- function notify_of_outbox_messages() returns trigger, fc5443a523a71e4d1ded4acc2a59d212
-- function notify_of_payment_choices() returns trigger, 7bc389d97e88446913e83ffdfa43a1ac
-- function notify_of_person_access() returns trigger, f9bd212ee343a998875ed6474befb027
-- function notify_of_removed_notifications() returns trigger, b7c52f6486f1c1a80c912c795cfbb917
-- function notify_of_session_end() returns trigger, 4126c2f610bf526ccae0bf5ac2aa1f65
-- function notify_of_slots() returns trigger, 4459a0a6e9a4ead20aac20196a8f1233
-- function notify_of_testimonials() returns trigger, 51a21e4ab8c9a06851998ee886ff7158
-- function notify_of_webhook_endpoints() returns trigger, 8cbe1f44f7c68c6386baee81b2eb5264
-- function order_words(order_id uuid, number text, name text, email text, phone text, address text, delivery_address text, door_name text, door_phone text) returns text, 144090d8e147073657d8651f05ec8fe4
-- function pieces_of_item(of_order uuid, of_item text) returns integer, 2117d60620219572673e1c754849867e
-- function pieces_of_order(of_order uuid) returns integer, 3b80f9003017081b5f35ea43cbc9805f
-- function promised_by(estimated_delivery_at timestamp with time zone, delivery_slot_id uuid) returns timestamp with time zone, d13de30e94721a215e727a1db8f1be76
-- function recount_days() returns void, 974495f16114dd2c4c4359b2d783b345
-- function recount_days_in_zone() returns trigger, b04b166024d63fca91fc16eb346fd679
-- function refuse_credit_beyond_invoice() returns trigger, bdfa013a759c1e63e19727a815d6816b
-- function refuse_emptying() returns trigger, a0613cb7f590bb8ed614409a00e84eec
-- function refuse_erased_person() returns trigger, 815c4c336cde7c56dca10b695601d329
-- function refuse_expired_lot() returns trigger, 7635e09ddd745c6d44ae5132bb437ace
-- function remember_stray_picture() returns trigger, 9adcb8807475c1fc9c30cce5d8a0824e
-- function renew_order() returns trigger, 02eb55cc5566240e712332b41fc194b1
-- function renew_orders_on_spot() returns trigger, 2c4f00b9ff1bffebc7158e50fb6cba88
-- function revenue_paise(status text, total_paise bigint, goodwill_paise bigint) returns bigint, cfded23141937e571f4264406e578a3f
-- function service_parts(of_order uuid, placed_at timestamp with time zone, sign integer) returns service_days[], 5e6540b681ce2edd1cc6ee2333914e96
-- function takes_texts(person users) returns boolean, 75361921d79a768fdca6f6eb0bf1abab
-- function with_parts(parts jsonb, newer jsonb) returns jsonb, a77ef22cb2ee0bf86c205c09b360245b
-- function without_part(parts jsonb, part_id uuid) returns jsonb, a1d135092081958d71a053f1a45dee17
