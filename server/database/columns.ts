/** The columns of a fresh database, written by schema.test.ts: what is read, and whether an insert may leave it out. */
export interface Columns {
  accounts: {
    id: [string, 'required']
    account_id: [string, 'required']
    provider_id: [string, 'required']
    user_id: [string, 'required']
    access_token: [string | null, 'optional']
    refresh_token: [string | null, 'optional']
    id_token: [string | null, 'optional']
    access_token_expires_at: [Date | null, 'optional']
    refresh_token_expires_at: [Date | null, 'optional']
    scope: [string | null, 'optional']
    password: [string | null, 'optional']
    created_at: [Date, 'optional']
    updated_at: [Date, 'optional']
  }
  addresses: {
    id: [string, 'required']
    user_id: [string, 'required']
    type: [string, 'required']
    address: [string, 'required']
    is_default: [boolean, 'required']
    created_at: [Date, 'required']
    updated_at: [Date, 'required']
    parts: [object | null, 'optional']
  }
  allowance_lots: {
    id: [string, 'required']
    subscription_id: [string, 'required']
    period: [number, 'required']
    starts_at: [Date, 'required']
    ends_at: [Date, 'required']
    expires_at: [Date, 'required']
    kilograms: [number, 'required']
    kilograms_left: [number, 'required']
    pickups: [number, 'required']
    pickups_left: [number, 'required']
    dry_clean_items: [number, 'required']
    dry_clean_items_left: [number, 'required']
  }
  allowance_uses: {
    id: [number, 'optional']
    order_id: [string, 'required']
    lot_id: [string, 'required']
    kilograms: [number, 'required']
    pickups: [number, 'required']
    dry_clean_items: [number, 'required']
    taken_at: [Date, 'required']
    returned_at: [Date | null, 'optional']
  }
  api_keys: {
    id: [string, 'required']
    name: [string, 'required']
    prefix: [string, 'required']
    hash: [string, 'required']
    permissions: [object, 'required']
    made_by: [string | null, 'optional']
    created_at: [Date, 'required']
    last_used_at: [Date | null, 'optional']
    expires_at: [Date | null, 'optional']
    revoked_at: [Date | null, 'optional']
  }
  audit_log: {
    id: [number, 'optional']
    at: [Date, 'required']
    actor_id: [string | null, 'optional']
    action: [string, 'required']
    record_type: [string, 'required']
    record_id: [string, 'required']
    search_text: [string, 'required']
    details: [object | null, 'optional']
    kind: [string, 'required']
    params: [object | null, 'optional']
    api_key_id: [string | null, 'optional']
  }
  auth_secret_check: {
    id: [number, 'required']
    value: [string, 'required']
  }
  authenticators: {
    user_id: [string, 'required']
    secret: [string, 'required']
    last_step: [number, 'optional']
    created_at: [Date, 'required']
    proven_at: [Date | null, 'optional']
  }
  business: {
    id: [number, 'required']
    name: [string, 'required']
    phone: [string, 'required']
    email: [string, 'required']
    address: [string, 'required']
    time_zone: [string, 'required']
    hours: [object, 'required']
    slot_capacities: [object, 'required']
    express_fee_paise: [number, 'required']
    complaints_officer: [string, 'optional']
    gstin: [string, 'optional']
    tax_percent: [number, 'optional']
    sac_code: [string, 'optional']
    new_customer_orders: [number, 'optional']
    limit_kilograms: [number, 'optional']
    limit_pieces_of_item: [number, 'optional']
    limit_pieces: [number, 'optional']
    limit_items: [number, 'optional']
    limit_bags: [number, 'optional']
    limit_orders_per_hour: [number, 'optional']
    limit_addresses: [number, 'optional']
    limit_garments: [number, 'optional']
    message_wait_seconds: [number, 'optional']
    marketing: [object, 'optional']
    marketing_from_orders: [boolean, 'optional']
    least_kilograms: [number, 'optional']
    delivery_places: [number, 'optional']
    strong_sign_in_since: [Date | null, 'optional']
    complaints_email: [string, 'optional']
    complaints_phone: [string, 'optional']
    bag_services: [object, 'optional']
    useful_lives: [object, 'optional']
    claim_photo_days: [number, 'optional']
    count_level: [string, 'optional']
    service_count_levels: [object, 'optional']
    tax_standing: [string, 'optional']
    service_sac_codes: [object, 'optional']
    online_price_everywhere: [boolean, 'optional']
    settings: [object, 'optional']
  }
  cards: {
    id: [string, 'required']
    user_id: [string, 'required']
    token: [string, 'required']
    brand: [string, 'required']
    last4: [string, 'required']
    expiry_month: [string, 'required']
    expiry_year: [string, 'required']
    holder: [string, 'required']
    is_default: [boolean, 'required']
    created_at: [Date, 'required']
  }
  cards_to_forget: {
    id: [string, 'required']
    token: [string, 'required']
    with_payer: [boolean, 'required']
    created_at: [Date, 'required']
  }
  cash_counts: {
    id: [string, 'required']
    hand_in_id: [string, 'required']
    corrects: [string | null, 'optional']
    paise: [number, 'required']
    reason: [string, 'optional']
    counted_by: [string | null, 'optional']
    at: [Date, 'required']
  }
  cash_hand_ins: {
    id: [string, 'required']
    person_id: [string | null, 'optional']
    expected_paise: [number, 'required']
    paise: [number, 'required']
    reason: [string, 'optional']
    note: [string, 'optional']
    at: [Date, 'required']
  }
  cash_movements: {
    id: [string, 'required']
    person_id: [string | null, 'optional']
    kind: [string, 'required']
    place: [string, 'required']
    paise: [number, 'required']
    order_payment_id: [string | null, 'optional']
    order_refund_id: [string | null, 'optional']
    at: [Date, 'required']
    company_payment_id: [string | null, 'optional']
  }
  catalogue_items: {
    id: [string, 'required']
    service: [string, 'required']
    name: [string, 'required']
    unit: [string, 'required']
    list_price_paise: [number, 'required']
    online_price_paise: [number | null, 'optional']
    position: [number, 'required']
    active: [boolean, 'optional']
  }
  charges: {
    id: [string, 'required']
    subscription_id: [string, 'required']
    period: [number, 'required']
    plan_id: [string, 'required']
    plan_name: [string, 'required']
    period_starts_at: [Date, 'required']
    period_ends_at: [Date, 'required']
    amount_paise: [number, 'required']
    status: [string, 'required']
    tries: [number, 'required']
    payer_present: [boolean, 'required']
    reference: [string | null, 'optional']
    failure_message: [string | null, 'optional']
    refunded_paise: [number, 'optional']
    created_at: [Date, 'required']
    paid_at: [Date | null, 'optional']
    payer_waits_until: [Date | null, 'optional']
  }
  chat_messages: {
    id: [number, 'optional']
    chat_id: [string, 'required']
    author: [string, 'required']
    staff_id: [string | null, 'optional']
    body: [string, 'required']
    client_id: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  chats: {
    id: [string, 'required']
    user_id: [string | null, 'optional']
    visitor_hash: [string | null, 'optional']
    visitor_name: [string | null, 'optional']
    status: [string, 'optional']
    last_message_id: [number, 'optional']
    customer_seen: [number, 'optional']
    staff_seen: [number, 'optional']
    customer_last: [number, 'optional']
    notified_until: [number, 'optional']
    created_at: [Date, 'required']
    last_message_at: [Date, 'required']
    last_human_id: [number, 'optional']
    answered_until: [number, 'optional']
  }
  claim_events: {
    id: [string, 'required']
    claim_id: [string, 'required']
    kind: [string, 'required']
    actor_id: [string | null, 'optional']
    at: [Date, 'required']
    content: [object, 'required']
    reason: [string | null, 'optional']
  }
  claims: {
    id: [string, 'required']
    order_id: [string, 'required']
    ticket_id: [string | null, 'optional']
    problem: [string, 'required']
    item_id: [string, 'required']
    piece_number: [number, 'required']
    piece: [string | null, 'optional']
    reported_at: [Date, 'required']
    answer_by: [Date, 'required']
    decide_by: [Date, 'required']
    status: [string, 'optional']
    award_paise: [number | null, 'optional']
    revision: [number, 'optional']
    unit_number: [number | null, 'optional']
  }
  closed_dates: {
    closed_date: [string, 'required']
    reason: [string, 'optional']
    reason_shown: [boolean, 'optional']
  }
  companies: {
    id: [string, 'required']
    name: [string, 'required']
    gstin: [string, 'optional']
    billing_address: [string, 'required']
    email: [string, 'optional']
    percent_off: [number, 'optional']
    limit_paise: [number, 'optional']
    payment_days: [number, 'optional']
    blocks_overdue: [boolean, 'optional']
    created_at: [Date, 'required']
  }
  company_addresses: {
    id: [string, 'required']
    company_id: [string, 'required']
    label: [string, 'required']
    address: [string, 'required']
  }
  company_invoice_orders: {
    order_id: [string, 'required']
    invoice_id: [string, 'required']
    amount_paise: [number, 'required']
  }
  company_invoices: {
    invoice_id: [string, 'required']
    company_id: [string, 'required']
    month: [string, 'required']
    due_on: [string, 'required']
    reminded_at: [Date | null, 'optional']
  }
  company_payments: {
    id: [string, 'required']
    company_id: [string, 'required']
    method: [string, 'required']
    amount_paise: [number, 'required']
    reference: [string, 'optional']
    taken_by: [string | null, 'optional']
    idempotency_key: [string | null, 'optional']
    at: [Date, 'required']
    undone_at: [Date | null, 'optional']
    undone_by: [string | null, 'optional']
  }
  company_prices: {
    company_id: [string, 'required']
    item_id: [string, 'required']
    price_paise: [number, 'required']
  }
  contact_answers: {
    id: [string, 'required']
    message_id: [string, 'required']
    staff_id: [string | null, 'optional']
    answer: [string, 'required']
    idempotency_key: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  contact_messages: {
    id: [string, 'required']
    name: [string, 'required']
    email: [string, 'required']
    phone: [string, 'optional']
    subject: [string, 'required']
    message: [string, 'required']
    inquiry_type: [string, 'required']
    user_id: [string | null, 'optional']
    status: [string, 'optional']
    idempotency_key: [string | null, 'optional']
    request_hash: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  credit_notes: {
    id: [string, 'required']
    series: [string, 'required']
    number: [number, 'required']
    invoice_id: [string, 'required']
    order_id: [string | null, 'optional']
    user_id: [string | null, 'optional']
    content: [object, 'required']
    total_paise: [number, 'required']
    issued_at: [Date, 'required']
    ends_invoice: [boolean, 'optional']
  }
  custody_events: {
    order_id: [string, 'required']
    seq: [number, 'required']
    at: [Date, 'required']
    content: [object, 'required']
    previous: [string, 'required']
    hash: [string, 'required']
    actor_id: [string | null, 'optional']
    note: [string | null, 'optional']
    note_nonce: [string | null, 'optional']
    idempotency_key: [string | null, 'optional']
    request_hash: [string | null, 'optional']
  }
  custody_root_heads: {
    night_date: [string, 'required']
    order_id: [string, 'required']
    seq: [number, 'required']
  }
  custody_roots: {
    night_date: [string, 'required']
    made_at: [Date, 'required']
    previous: [string, 'required']
    root: [string, 'required']
    number: [number, 'optional']
  }
  customer_blocks: {
    user_id: [string, 'required']
    reason: [string, 'required']
    blocked_by: [string | null, 'optional']
    blocked_at: [Date, 'required']
  }
  customer_days: {
    user_id: [string, 'required']
    days: [string[], 'optional']
  }
  customer_notes: {
    id: [string, 'required']
    user_id: [string, 'required']
    author_id: [string | null, 'optional']
    text: [string, 'required']
    idempotency_key: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  customer_totals: {
    user_id: [string, 'required']
    total_orders: [number, 'optional']
    spent_paise: [number, 'optional']
  }
  delivery_windows: {
    id: [string, 'required']
    booked: [number, 'optional']
  }
  demo: {
    id: [number, 'required']
    passwords: [string, 'required']
  }
  demo_people: {
    user_id: [string, 'required']
  }
  desk_presence: {
    id: [string, 'required']
    seen_at: [Date, 'required']
  }
  email_changes: {
    user_id: [string, 'required']
    email: [string | null, 'optional']
    token_hash: [string | null, 'optional']
    expires_at: [Date, 'required']
    mails: [number, 'required']
    mails_since: [Date, 'required']
  }
  ended_staff_sessions: {
    token_hash: [string, 'required']
    user_id: [string, 'required']
    expires_at: [Date, 'required']
  }
  erasures: {
    user_id: [string, 'required']
    message_ids: [object, 'required']
    erased_at: [Date, 'required']
  }
  event_deliveries: {
    event_id: [number, 'required']
    consumer: [string, 'required']
    subject_kind: [string, 'required']
    subject_id: [string, 'required']
    due_at: [Date, 'required']
    failures: [number, 'optional']
    last_failure: [string | null, 'optional']
  }
  events: {
    id: [number, 'optional']
    type: [string, 'required']
    subject_kind: [string, 'required']
    subject_id: [string, 'required']
    actor_id: [string | null, 'optional']
    data: [object, 'required']
    at: [Date, 'required']
    api_key_id: [string | null, 'optional']
  }
  failing_schedules: {
    schedule: [string, 'required']
    since: [Date, 'required']
    tried_at: [Date, 'required']
    tries: [number, 'required']
    error: [string, 'required']
  }
  foreign_scans: {
    id: [number, 'optional']
    order_id: [string, 'required']
    foreign_id: [string, 'required']
    at: [Date, 'required']
  }
  found_things: {
    id: [string, 'required']
    what: [string, 'required']
    found_where: [string, 'required']
    picture_id: [string | null, 'optional']
    found_by: [string | null, 'optional']
    found_at: [Date, 'required']
    put_aside_at: [Date | null, 'optional']
  }
  garments: {
    id: [string, 'required']
    user_id: [string, 'required']
    name: [string, 'required']
    category: [string, 'required']
    condition: [string, 'required']
    color: [string, 'required']
    size: [string, 'required']
    material: [string, 'required']
    care_instructions: [string, 'required']
    notes: [string, 'required']
    clean_count: [number, 'optional']
    last_cleaned_at: [Date | null, 'optional']
    picture_id: [string | null, 'optional']
    created_at: [Date, 'required']
    updated_at: [Date, 'required']
    never: [object, 'optional']
  }
  guesses: {
    key: [string, 'required']
    failures: [number, 'required']
    blocked_until: [Date, 'required']
    last_at: [Date, 'required']
  }
  invoice_counters: {
    series: [string, 'required']
    last_number: [number, 'required']
  }
  invoices: {
    id: [string, 'required']
    series: [string, 'required']
    number: [number, 'required']
    order_id: [string | null, 'optional']
    charge_id: [string | null, 'optional']
    user_id: [string | null, 'optional']
    content: [object, 'required']
    total_paise: [number, 'required']
    issued_at: [Date, 'required']
  }
  kept_blocks: {
    user_id: [string, 'required']
    hash: [string, 'required']
    reason: [string, 'required']
    blocked_at: [Date, 'required']
  }
  last_orders: {
    user_id: [string, 'required']
    ordered_at: [Date, 'required']
  }
  late_stops: {
    id: [string, 'required']
    order_id: [string, 'required']
    kind: [string, 'required']
    rider_id: [string, 'required']
    why: [string, 'required']
    note: [string, 'required']
    collected: [string | null, 'optional']
    collected_paise: [number | null, 'optional']
    picture_id: [string | null, 'optional']
    marked_at: [Date, 'required']
    arrived_at: [Date, 'required']
    idempotency_key: [string, 'required']
    outcome: [string | null, 'optional']
    decided_by: [string | null, 'optional']
    decided_at: [Date | null, 'optional']
    reason: [string | null, 'optional']
    bags: [number | null, 'optional']
    taken_by: [string | null, 'optional']
    taken_name: [string | null, 'optional']
    units: [object | null, 'optional']
    brought_back: [boolean, 'optional']
    grams: [number | null, 'optional']
    given_by: [string | null, 'optional']
    photo_digest: [string | null, 'optional']
    handed_in_by: [string | null, 'optional']
  }
  ledger_entries: {
    id: [number, 'optional']
    transaction_id: [string, 'required']
    account: [string, 'required']
    amount_paise: [number, 'required']
  }
  ledger_transactions: {
    id: [string, 'required']
    charge_id: [string | null, 'optional']
    refund_id: [string | null, 'optional']
    at: [Date, 'required']
    order_payment_id: [string | null, 'optional']
    order_refund_id: [string | null, 'optional']
    undoes: [boolean, 'optional']
    company_payment_id: [string | null, 'optional']
  }
  limit_counters: {
    key: [string, 'required']
    count: [number, 'required']
    ends_at: [Date, 'required']
  }
  loyalty_accounts: {
    user_id: [string, 'required']
    points: [number, 'optional']
    earned: [number, 'optional']
  }
  loyalty_entries: {
    id: [string, 'required']
    user_id: [string, 'required']
    points: [number, 'required']
    reason: [string, 'required']
    order_id: [string | null, 'optional']
    voucher_id: [string | null, 'optional']
    created_at: [Date, 'required']
    revision: [number, 'optional']
  }
  message_pictures: {
    picture_id: [string, 'required']
    user_id: [string | null, 'optional']
    ticket_message_id: [string | null, 'optional']
    chat_message_id: [number | null, 'optional']
    created_at: [Date, 'required']
  }
  nightly_backups: {
    night_date: [string, 'required']
    tried_at: [Date, 'required']
    file: [string | null, 'optional']
    bytes: [number | null, 'optional']
    failure: [string | null, 'optional']
    rehearsed_at: [Date | null, 'optional']
    wrong: [number | null, 'optional']
    findings: [string[] | null, 'optional']
  }
  notification_settings: {
    user_id: [string, 'required']
    order_updates: [boolean, 'required']
    promotions: [boolean, 'required']
    newsletter: [boolean, 'required']
    sms: [boolean, 'required']
    email: [boolean, 'required']
    push: [boolean, 'required']
    updated_at: [Date, 'required']
  }
  notifications: {
    id: [string, 'required']
    user_id: [string, 'required']
    dedupe_key: [string, 'required']
    params: [object, 'required']
    link: [string | null, 'optional']
    read_at: [Date | null, 'optional']
    created_at: [Date, 'required']
    held_until: [Date | null, 'optional']
    kind: [string, 'required']
  }
  order_days: {
    day: [string, 'required']
    shard: [number, 'required']
    orders: [number, 'required']
    revenue_paise: [number, 'required']
    completed: [number, 'optional']
    delivered: [number, 'optional']
    on_time: [number, 'optional']
  }
  order_garments: {
    order_id: [string, 'required']
    garment_id: [string, 'required']
    cleaned_at: [Date | null, 'optional']
  }
  order_goodwill: {
    id: [string, 'required']
    order_id: [string, 'required']
    amount_paise: [number, 'required']
    percent: [number | null, 'optional']
    handed_paise: [number, 'optional']
    reason: [string, 'required']
    given_by: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  order_history: {
    id: [number, 'optional']
    order_id: [string, 'required']
    event: [string, 'required']
    status: [string, 'required']
    slot_id: [string | null, 'optional']
    actor_id: [string | null, 'optional']
    actor: [string, 'required']
    at: [Date, 'required']
    reason: [string | null, 'optional']
    from_paise: [number | null, 'optional']
    to_paise: [number | null, 'optional']
    from_status: [string | null, 'optional']
    completed_before: [Date | null, 'optional']
    waits_until: [Date | null, 'optional']
    takes_back: [number | null, 'optional']
    changed_parts: [object | null, 'optional']
    changes: [object | null, 'optional']
  }
  order_lines: {
    order_id: [string, 'required']
    position: [number, 'required']
    item_id: [string, 'required']
    service: [string, 'required']
    name: [string, 'required']
    unit: [string, 'required']
    quantity: [number, 'required']
    list_price_paise: [number, 'required']
    unit_price_paise: [number, 'required']
    amount_paise: [number, 'required']
    covered_quantity: [number, 'optional']
    covered_paise: [number, 'optional']
  }
  order_notes: {
    id: [string, 'required']
    order_id: [string, 'required']
    author_id: [string | null, 'optional']
    text: [string, 'required']
    created_at: [Date, 'required']
    idempotency_key: [string | null, 'optional']
  }
  order_payments: {
    id: [string, 'required']
    order_id: [string, 'required']
    method: [string, 'required']
    amount_paise: [number, 'required']
    refunded_paise: [number, 'optional']
    status: [string, 'required']
    card_brand: [string | null, 'optional']
    card_last4: [string | null, 'optional']
    card_token: [string | null, 'optional']
    reference: [string | null, 'optional']
    failure_message: [string | null, 'optional']
    taken_by: [string | null, 'optional']
    created_at: [Date, 'required']
    paid_at: [Date | null, 'optional']
    payer_waits_until: [Date | null, 'optional']
  }
  order_proposal_answers: {
    proposal_id: [string, 'required']
    item_id: [string, 'required']
    answer: [string, 'required']
    answered_by: [string | null, 'optional']
    at: [Date, 'required']
  }
  order_proposal_photos: {
    proposal_id: [string, 'required']
    item_id: [string, 'required']
    picture_id: [string, 'required']
  }
  order_proposals: {
    id: [string, 'required']
    order_id: [string, 'required']
    revision: [number, 'required']
    lines: [object, 'required']
    asked: [object, 'required']
    total_paise: [number, 'required']
    reason: [string, 'required']
    asked_by: [string | null, 'optional']
    asked_at: [Date, 'required']
    answer_until: [Date, 'required']
    ended_at: [Date | null, 'optional']
    outcome: [string | null, 'optional']
    is_bag: [boolean, 'required']
    kept: [boolean | null, 'optional']
    settled_paise: [number | null, 'optional']
  }
  order_refunds: {
    id: [string, 'required']
    payment_id: [string, 'required']
    amount_paise: [number, 'required']
    reason: [string, 'required']
    status: [string, 'required']
    reference: [string | null, 'optional']
    failure_message: [string | null, 'optional']
    given_by: [string | null, 'optional']
    created_at: [Date, 'required']
    settled_at: [Date | null, 'optional']
  }
  order_search: {
    order_id: [string, 'required']
    customer: [string, 'required']
    words: [string, 'required']
  }
  order_totals: {
    shard: [number, 'required']
    total_orders: [number, 'required']
    completed_orders: [number, 'required']
    cancelled_orders: [number, 'required']
    completed_paise: [number, 'required']
  }
  ordering_days: {
    day: [string, 'required']
    previous_day: [string, 'required']
    customers: [number, 'required']
  }
  orders: {
    id: [string, 'required']
    number: [string, 'required']
    user_id: [string, 'required']
    status: [string, 'optional']
    estimated_delivery_at: [Date, 'required']
    address: [string, 'required']
    delivery_address: [string, 'required']
    delivery_preference: [string, 'required']
    payment_method: [string, 'required']
    special_instructions: [string, 'required']
    items_paise: [number, 'required']
    express_fee_paise: [number, 'required']
    total_paise: [number, 'required']
    list_paise: [number, 'required']
    pieces: [number, 'required']
    paid_at: [Date | null, 'optional']
    rating: [number | null, 'optional']
    rating_comment: [string | null, 'optional']
    idempotency_key: [string | null, 'optional']
    request_hash: [string | null, 'optional']
    created_at: [Date, 'required']
    completed_at: [Date | null, 'optional']
    covered_paise: [number, 'optional']
    discount_paise: [number, 'optional']
    card_id: [string | null, 'optional']
    card_brand: [string | null, 'optional']
    card_last4: [string | null, 'optional']
    paid_paise: [number, 'optional']
    payment_chosen_at: [Date | null, 'optional']
    goodwill_paise: [number, 'optional']
    refunded_paise: [number, 'optional']
    delivery_date: [string | null, 'optional']
    rating_quotable: [boolean, 'optional']
    adjustments: [object, 'optional']
    slot_id: [string, 'required']
    preferences: [object, 'optional']
    address_parts: [object | null, 'optional']
    delivery_address_parts: [object | null, 'optional']
    door_name: [string, 'optional']
    door_phone: [string, 'optional']
    least_kilograms: [number, 'optional']
    delivery_slot_id: [string | null, 'optional']
    pickup_hand_over: [string, 'optional']
    delivery_hand_over: [string, 'optional']
    company_id: [string | null, 'optional']
    counted: [boolean, 'optional']
    bag_services: [object, 'optional']
    agreed_paise: [number | null, 'optional']
    tolerance_paise: [number | null, 'optional']
    tolerance_chosen: [boolean, 'optional']
    asked_until: [Date | null, 'optional']
    split_from: [string | null, 'optional']
    has_units: [boolean, 'optional']
    price_basis: [string, 'optional']
  }
  outbox_messages: {
    id: [string, 'required']
    user_id: [string | null, 'optional']
    notification_id: [string | null, 'optional']
    channel: [string, 'required']
    recipient: [string, 'required']
    reply_to_name: [string | null, 'optional']
    reply_to_address: [string | null, 'optional']
    search_text: [string, 'required']
    parts: [object, 'required']
    link: [string | null, 'optional']
    status: [string, 'optional']
    attempts: [number, 'optional']
    last_error: [string | null, 'optional']
    created_at: [Date, 'required']
    sent_at: [Date | null, 'optional']
    resend_of: [string | null, 'optional']
    resend_number: [number, 'optional']
    topic: [string | null, 'optional']
    due_at: [Date | null, 'optional']
    handed_over_at: [Date | null, 'optional']
    held_until: [Date | null, 'optional']
    revision: [number, 'optional']
    sealed_at: [Date | null, 'optional']
  }
  passkey_challenges: {
    challenge_hash: [string, 'required']
    user_id: [string | null, 'optional']
    expires_at: [Date, 'required']
  }
  passkeys: {
    id: [string, 'required']
    user_id: [string, 'required']
    credential_id: [string, 'required']
    public_key: [string, 'required']
    counter: [number, 'required']
    transports: [string, 'required']
    rp_id: [string, 'required']
    name: [string, 'required']
    created_at: [Date, 'required']
    last_used_at: [Date | null, 'optional']
  }
  payment_days: {
    day: [string, 'required']
    way: [string, 'required']
    shard: [number, 'required']
    paise: [number, 'required']
  }
  payment_events: {
    provider: [string, 'required']
    event_id: [string, 'required']
    received_at: [Date, 'required']
  }
  phone_codes: {
    user_id: [string, 'required']
    number: [string, 'required']
    code_hash: [string, 'required']
    expires_at: [Date, 'required']
  }
  phone_sign_ins: {
    number: [string, 'required']
    user_id: [string, 'required']
    since: [Date, 'required']
  }
  pickup_slots: {
    capacity: [number | null, 'optional']
    booked: [number, 'optional']
    id: [string, 'required']
    starts_at: [Date, 'required']
    ends_at: [Date, 'required']
  }
  pin_failures: {
    tablet_id: [string, 'required']
    user_id: [string, 'required']
    failures: [number, 'required']
  }
  places: {
    code: [string, 'required']
    kind: [string, 'required']
    name: [string, 'required']
    process: [string | null, 'optional']
    retired_at: [Date | null, 'optional']
  }
  plans: {
    id: [string, 'required']
    name: [string, 'required']
    description: [string, 'optional']
    price_paise: [number, 'required']
    original_price_paise: [number, 'required']
    kilograms: [number, 'required']
    pickups: [number, 'required']
    dry_clean_items: [number, 'optional']
    trial_days: [number, 'optional']
    popular: [boolean, 'optional']
    extras: [object, 'optional']
    position: [number, 'required']
    active: [boolean, 'optional']
  }
  promo_codes: {
    id: [string, 'required']
    code: [string, 'required']
    percent: [number | null, 'optional']
    off_paise: [number | null, 'optional']
    least_paise: [number, 'required']
    services: [object, 'required']
    first_order_only: [boolean, 'required']
    from_date: [string | null, 'optional']
    until_date: [string | null, 'optional']
    max_uses: [number | null, 'optional']
    max_uses_per_customer: [number | null, 'optional']
    with_voucher: [boolean, 'required']
    active: [boolean, 'optional']
    created_at: [Date, 'required']
  }
  promo_uses: {
    order_id: [string, 'required']
    code_id: [string, 'required']
    paise: [number, 'required']
    released_at: [Date | null, 'optional']
  }
  push_subscriptions: {
    endpoint: [string, 'required']
    user_id: [string, 'required']
    p256dh: [string, 'required']
    auth: [string, 'required']
    created_at: [Date, 'required']
    session_id: [string, 'required']
  }
  recovery_codes: {
    code_hash: [string, 'required']
    user_id: [string, 'required']
  }
  referral_codes: {
    user_id: [string, 'required']
    code: [string, 'required']
  }
  referrals: {
    user_id: [string, 'required']
    referrer_id: [string | null, 'optional']
    order_id: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  refunds: {
    id: [string, 'required']
    charge_id: [string, 'required']
    amount_paise: [number, 'required']
    reason: [string, 'required']
    status: [string, 'required']
    reference: [string | null, 'optional']
    created_at: [Date, 'required']
    settled_at: [Date | null, 'optional']
    given_by: [string | null, 'optional']
  }
  saved_views: {
    user_id: [string, 'required']
    name: [string, 'required']
    query: [string, 'required']
  }
  servers: {
    id: [string, 'required']
    base_url: [string, 'required']
    seen_at: [Date, 'required']
    notices: [object, 'required']
  }
  service_areas: {
    pin: [string, 'required']
  }
  service_days: {
    day: [string, 'required']
    service: [string, 'required']
    shard: [number, 'required']
    kilograms: [number, 'required']
    amount_paise: [number, 'required']
  }
  sessions: {
    id: [string, 'required']
    token: [string, 'required']
    user_id: [string, 'required']
    expires_at: [Date, 'required']
    ip_address: [string | null, 'optional']
    user_agent: [string | null, 'optional']
    created_at: [Date, 'optional']
    updated_at: [Date, 'optional']
    proven_at: [Date | null, 'optional']
    is_strong: [boolean, 'optional']
    tablet_id: [string | null, 'optional']
    is_by_pin: [boolean, 'optional']
  }
  shared_tablets: {
    id: [string, 'required']
    name: [string, 'required']
    token_hash: [string, 'required']
    registered_by: [string | null, 'optional']
    registered_at: [Date, 'required']
    last_used_by: [string | null, 'optional']
    last_used_at: [Date | null, 'optional']
    cut_off_at: [Date | null, 'optional']
  }
  sign_in_codes: {
    ticket_hash: [string, 'required']
    number: [string, 'required']
    code_hash: [string | null, 'optional']
    proven: [boolean, 'optional']
    expires_at: [Date, 'required']
  }
  sign_in_steps: {
    ticket_hash: [string, 'required']
    user_id: [string, 'required']
    remember_me: [boolean, 'required']
    expires_at: [Date, 'required']
  }
  staff_bells: {
    user_id: [string, 'required']
    muted: [string[], 'required']
    sound: [boolean, 'required']
  }
  staff_invitations: {
    id: [string, 'required']
    email: [string | null, 'optional']
    preset: [string, 'required']
    narrowed_to: [object | null, 'optional']
    refunds_per_day_paise: [number | null, 'optional']
    token_hash: [string | null, 'optional']
    invited_by: [string, 'required']
    created_at: [Date, 'required']
    expires_at: [Date, 'required']
    accepted_at: [Date | null, 'optional']
    accepted_by: [string | null, 'optional']
    withdrawn_at: [Date | null, 'optional']
  }
  staff_pins: {
    user_id: [string, 'required']
    pin_hash: [string, 'required']
    chosen_at: [Date, 'required']
  }
  stop_assignments: {
    order_id: [string, 'required']
    kind: [string, 'required']
    rider_id: [string, 'required']
    assigned_at: [Date, 'required']
  }
  stop_completions: {
    id: [string, 'required']
    order_id: [string, 'required']
    kind: [string, 'required']
    status_before: [string | null, 'optional']
    note: [string, 'optional']
    picture_id: [string | null, 'optional']
    completed_by: [string | null, 'optional']
    completed_at: [Date, 'required']
    undone_at: [Date | null, 'optional']
    idempotency_key: [string, 'required']
    payment_id: [string | null, 'optional']
    bags: [number | null, 'optional']
    taken_by: [string | null, 'optional']
    taken_name: [string | null, 'optional']
    units: [object | null, 'optional']
    brought_back: [boolean, 'optional']
    grams: [number | null, 'optional']
    given_by: [string | null, 'optional']
    photo_digest: [string | null, 'optional']
  }
  stop_misfits: {
    id: [string, 'required']
    completion_id: [string, 'required']
    order_id: [string, 'required']
    misfits: [string[], 'required']
    taken_method: [string | null, 'optional']
    taken_paise: [number | null, 'optional']
    found_status: [string, 'required']
    found_due_paise: [number, 'required']
    other_bags: [number | null, 'optional']
    arrived_at: [Date, 'required']
    outcome: [string | null, 'optional']
    decided_by: [string | null, 'optional']
    decided_at: [Date | null, 'optional']
  }
  stray_pictures: {
    id: [string, 'required']
    remove_after: [Date | null, 'optional']
  }
  subscriptions: {
    id: [string, 'required']
    user_id: [string, 'required']
    status: [string, 'required']
    plan_id: [string, 'required']
    next_plan_id: [string | null, 'optional']
    first_month_discount: [boolean, 'required']
    period: [number, 'required']
    period_starts_at: [Date, 'required']
    period_ends_at: [Date, 'required']
    paused_at: [Date | null, 'optional']
    paused_until: [Date | null, 'optional']
    paused_period: [number | null, 'optional']
    failing_since: [Date | null, 'optional']
    retry_at: [Date | null, 'optional']
    reminded_period: [number | null, 'optional']
    card_token: [string, 'required']
    card_brand: [string, 'required']
    card_last4: [string, 'required']
    card_expiry_month: [string, 'required']
    card_expiry_year: [string, 'required']
    billing_address: [string, 'required']
    billing_city: [string, 'required']
    billing_zip_code: [string, 'required']
    due_at: [Date | null, 'optional']
    started_at: [Date, 'required']
    ended_at: [Date | null, 'optional']
    idempotency_key: [string | null, 'optional']
    terms: [object, 'required']
  }
  tags: {
    code: [string, 'required']
    kind: [string, 'required']
    made_at: [Date, 'required']
    garment_id: [string | null, 'optional']
    retired_at: [Date | null, 'optional']
  }
  ticket_messages: {
    id: [string, 'required']
    ticket_id: [string, 'required']
    author: [string, 'required']
    staff_id: [string | null, 'optional']
    internal: [boolean, 'optional']
    body: [string, 'required']
    idempotency_key: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  tickets: {
    id: [string, 'required']
    number: [string, 'required']
    user_id: [string, 'required']
    subject: [string, 'required']
    category: [string, 'required']
    priority: [string, 'required']
    status: [string, 'optional']
    order_id: [string | null, 'optional']
    idempotency_key: [string | null, 'optional']
    request_hash: [string | null, 'optional']
    created_at: [Date, 'required']
    updated_at: [Date, 'required']
    report: [object | null, 'optional']
  }
  unit_pictures: {
    picture_id: [string, 'required']
    order_id: [string | null, 'optional']
    number: [number | null, 'optional']
    stage: [string | null, 'optional']
    digest: [string, 'required']
    user_id: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  unit_tags: {
    id: [number, 'optional']
    code: [string, 'required']
    order_id: [string, 'required']
    number: [number, 'required']
    is_live: [boolean, 'optional']
  }
  units: {
    order_id: [string, 'required']
    number: [number, 'required']
    kind: [string, 'required']
    pieces: [number, 'required']
    place: [string, 'required']
    released: [boolean, 'optional']
    name: [string | null, 'optional']
    name_nonce: [string | null, 'optional']
    garment_id: [string | null, 'optional']
    spot: [string | null, 'optional']
    since: [Date, 'required']
    item_id: [string | null, 'optional']
    line: [number | null, 'optional']
  }
  upcoming_company_prices: {
    company_id: [string, 'required']
    item_id: [string, 'required']
    valid_from: [string, 'required']
    price_paise: [number | null, 'optional']
  }
  upcoming_prices: {
    item_id: [string, 'required']
    valid_from: [string, 'required']
    list_price_paise: [number, 'required']
    online_price_paise: [number | null, 'optional']
  }
  users: {
    id: [string, 'required']
    name: [string, 'required']
    email: [string, 'required']
    email_verified: [boolean, 'optional']
    image: [string | null, 'optional']
    role: [string, 'optional']
    phone: [string, 'optional']
    address: [string, 'optional']
    created_at: [Date, 'optional']
    updated_at: [Date, 'optional']
    erased_at: [Date | null, 'optional']
    phone_proven_at: [Date | null, 'optional']
    narrowed_to: [object | null, 'optional']
    refunds_per_day_paise: [number | null, 'optional']
    staff_since: [Date | null, 'optional']
    suspended_at: [Date | null, 'optional']
    company_id: [string | null, 'optional']
    sees_company_account: [boolean, 'optional']
    gstin: [string, 'optional']
    phone_given_at: [Date | null, 'optional']
    invited_company_id: [string | null, 'optional']
    invited_sees_account: [boolean, 'optional']
  }
  vendors: {
    number: [number, 'optional']
    name: [string, 'required']
    phone: [string, 'optional']
    retired_at: [Date | null, 'optional']
  }
  verifications: {
    id: [string, 'required']
    identifier: [string, 'required']
    value: [string, 'required']
    expires_at: [Date, 'required']
    created_at: [Date, 'optional']
    updated_at: [Date, 'optional']
  }
  vouchers: {
    id: [string, 'required']
    user_id: [string, 'required']
    reward: [string, 'required']
    status: [string, 'optional']
    order_id: [string | null, 'optional']
    idempotency_key: [string | null, 'optional']
    created_at: [Date, 'required']
  }
  webhook_deliveries: {
    id: [string, 'required']
    endpoint_id: [string, 'required']
    event_id: [number | null, 'optional']
    message_id: [string, 'required']
    type: [string, 'required']
    body: [string, 'required']
    state: [string, 'optional']
    tries: [number, 'optional']
    attempts: [object, 'optional']
    next_try_at: [Date | null, 'optional']
    created_at: [Date, 'required']
  }
  webhook_endpoints: {
    id: [string, 'required']
    url: [string, 'required']
    description: [string, 'required']
    types: [object, 'required']
    secret: [string, 'required']
    old_secret: [string | null, 'optional']
    old_secret_until: [Date | null, 'optional']
    off_because: [string | null, 'optional']
    created_at: [Date, 'required']
  }
}
