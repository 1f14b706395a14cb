-- The chat of a person who wrote by WhatsApp is joined to the account that proves their number. Links to it lead on.
alter table whatsapp_contacts add column earlier_chat_id uuid unique;
