/**
 * Tables, one block per context. Days are `YYYY-MM-DD`, months `YYYY-MM`, moments the wall time of Warsaw, instants
 * (`*_at`) milliseconds, amounts grosze. `data` is JSON that is only read as a whole.
 */
export const SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE account (account_number TEXT PRIMARY KEY, seeded INTEGER NOT NULL, cooperative INTEGER NOT NULL,
  b2b INTEGER NOT NULL, crm_user INTEGER NOT NULL, ebok INTEGER NOT NULL, wifi INTEGER NOT NULL, name TEXT NOT NULL,
  verification_mode INTEGER NOT NULL, applied_on TEXT) STRICT;
CREATE TABLE login (login TEXT PRIMARY KEY, user_id TEXT NOT NULL, email TEXT, salt TEXT NOT NULL,
  hash TEXT NOT NULL, last_good_login TEXT, language TEXT) STRICT;
CREATE TABLE login_context (login TEXT NOT NULL, position INTEGER NOT NULL, account_number TEXT NOT NULL,
  name TEXT NOT NULL, PRIMARY KEY (login, position)) STRICT;
CREATE TABLE login_attempt (login TEXT NOT NULL, origin TEXT NOT NULL, failures INTEGER NOT NULL,
  locks INTEGER NOT NULL, locked_until_at INTEGER, PRIMARY KEY (login, origin)) STRICT;
CREATE TABLE login_address (login TEXT NOT NULL, address TEXT NOT NULL, PRIMARY KEY (login, address)) STRICT;
CREATE TABLE counted_call (kind TEXT NOT NULL, owner TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX counted_call_by_owner ON counted_call (kind, owner, at);
CREATE TABLE second_factor (login TEXT PRIMARY KEY, phone TEXT, secret TEXT, used_step INTEGER NOT NULL) STRICT;
CREATE TABLE challenge (challenge_id TEXT PRIMARY KEY, login TEXT NOT NULL, expires_at INTEGER NOT NULL, code TEXT,
  code_until_at INTEGER, again_at INTEGER, session_id TEXT, link_hash TEXT) STRICT;
CREATE TABLE trusted_device (id INTEGER PRIMARY KEY AUTOINCREMENT, login TEXT NOT NULL, token_hash TEXT NOT NULL,
  trusted_at INTEGER NOT NULL, name TEXT NOT NULL, UNIQUE (login, token_hash)) STRICT;
CREATE TABLE factor_token (token_id TEXT PRIMARY KEY, login TEXT NOT NULL, kind TEXT NOT NULL, phone TEXT,
  secret TEXT, code TEXT, code_until_at INTEGER NOT NULL, again_at INTEGER NOT NULL) STRICT;
CREATE TABLE mobile_device (login TEXT NOT NULL, device_id TEXT NOT NULL, name TEXT NOT NULL,
  remember_me INTEGER NOT NULL, biometric INTEGER NOT NULL, push_token TEXT, automatic_key TEXT, biometric_key TEXT,
  PRIMARY KEY (login, device_id)) STRICT;
CREATE TABLE device_challenge (challenge_id TEXT PRIMARY KEY, login TEXT NOT NULL, device_id TEXT NOT NULL,
  key_use TEXT NOT NULL, challenge TEXT NOT NULL, expires_at INTEGER NOT NULL, purpose TEXT NOT NULL) STRICT;
CREATE TABLE passkey (id TEXT PRIMARY KEY, login TEXT NOT NULL, public_key TEXT NOT NULL, counter INTEGER NOT NULL,
  name TEXT NOT NULL, created_at INTEGER NOT NULL, last_used_at INTEGER, session_id TEXT) STRICT;
CREATE TABLE passkey_user (login TEXT PRIMARY KEY, user_handle TEXT NOT NULL) STRICT;
CREATE TABLE passkey_challenge (challenge_id TEXT PRIMARY KEY, purpose TEXT NOT NULL, login TEXT,
  challenge TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
CREATE TABLE recovery_code (login TEXT NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL, used INTEGER NOT NULL,
  PRIMARY KEY (login, hash)) STRICT;
CREATE TABLE sign_up_code (account_number TEXT NOT NULL, channel TEXT NOT NULL, code TEXT NOT NULL,
  code_until_at INTEGER NOT NULL, again_at INTEGER NOT NULL, PRIMARY KEY (account_number, channel)) STRICT;
CREATE TABLE sign_up_ticket (ticket_hash TEXT PRIMARY KEY, account_number TEXT NOT NULL,
  expires_at INTEGER NOT NULL) STRICT;
CREATE TABLE password_link (token_hash TEXT PRIMARY KEY, login TEXT, expires_at INTEGER NOT NULL,
  used_at INTEGER) STRICT;
CREATE TABLE session (session_id TEXT PRIMARY KEY, login TEXT NOT NULL, account_number TEXT NOT NULL,
  expires_at INTEGER NOT NULL, previous_login TEXT, confirmed_at INTEGER,
  started_at INTEGER NOT NULL, used_at INTEGER NOT NULL, channel TEXT NOT NULL, device TEXT NOT NULL,
  chat_language TEXT) STRICT;
CREATE INDEX session_of_login ON session (login, started_at);
CREATE TABLE activity (id INTEGER PRIMARY KEY AUTOINCREMENT, login TEXT, account_number TEXT, at INTEGER NOT NULL,
  activity_group TEXT NOT NULL, kind TEXT NOT NULL, detail TEXT, amount INTEGER, channel TEXT NOT NULL, device TEXT,
  address TEXT) STRICT;
CREATE INDEX activity_by_login ON activity (login, at);
CREATE INDEX activity_by_account ON activity (account_number, at);

CREATE TABLE intent (account_number TEXT NOT NULL, intent_id TEXT NOT NULL, request TEXT NOT NULL,
  answer TEXT NOT NULL, made_at INTEGER NOT NULL, PRIMARY KEY (account_number, intent_id)) STRICT;

CREATE TABLE client (account_number TEXT PRIMARY KEY, overpayment INTEGER NOT NULL, data TEXT NOT NULL,
  flags TEXT NOT NULL) STRICT;
CREATE TABLE address (account_number TEXT NOT NULL, position INTEGER NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (account_number, position)) STRICT;
CREATE TABLE product (account_number TEXT NOT NULL, position INTEGER NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (account_number, position)) STRICT;

CREATE TABLE tv_channel (tv_guide_id TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, genre TEXT NOT NULL,
  package_name TEXT NOT NULL, hd INTEGER NOT NULL, PRIMARY KEY (tv_guide_id, number)) STRICT;
CREATE TABLE service_move (account_number TEXT NOT NULL, product_id TEXT NOT NULL, planned_for TEXT NOT NULL,
  new_address TEXT NOT NULL, PRIMARY KEY (account_number, product_id)) STRICT;
CREATE TABLE visit (account_number TEXT NOT NULL, product_id TEXT NOT NULL, day TEXT NOT NULL, hour INTEGER NOT NULL,
  PRIMARY KEY (account_number, product_id)) STRICT;
CREATE TABLE mobile_number (account_number TEXT NOT NULL, product_id TEXT NOT NULL, state TEXT NOT NULL,
  number TEXT NOT NULL, data_limit INTEGER, PRIMARY KEY (account_number, product_id)) STRICT;
CREATE TABLE mobile_parameter (account_number TEXT NOT NULL, product_id TEXT NOT NULL, position INTEGER NOT NULL,
  parameter TEXT NOT NULL, description TEXT NOT NULL, value INTEGER NOT NULL, editable INTEGER NOT NULL,
  costs TEXT, PRIMARY KEY (account_number, product_id, parameter)) STRICT;
CREATE TABLE premium_number (account_number TEXT NOT NULL, product_id TEXT NOT NULL, limit_amount INTEGER,
  first_messages INTEGER NOT NULL, calls_blocked INTEGER NOT NULL, messages_blocked INTEGER NOT NULL,
  PRIMARY KEY (account_number, product_id)) STRICT;
CREATE TABLE line (product_id TEXT PRIMARY KEY, up_since TEXT NOT NULL, download INTEGER NOT NULL,
  upload INTEGER NOT NULL) STRICT;
CREATE TABLE contact_request (account_number TEXT NOT NULL, product_id TEXT, phone TEXT NOT NULL,
  asked_at INTEGER NOT NULL, call_from TEXT, call_before TEXT NOT NULL) STRICT;

CREATE TABLE contact_form (form_id TEXT PRIMARY KEY, position INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
CREATE TABLE form_file (account_number TEXT NOT NULL, file_id TEXT NOT NULL, name TEXT NOT NULL,
  size INTEGER NOT NULL, PRIMARY KEY (account_number, file_id)) STRICT;
CREATE TABLE form_file_piece (account_number TEXT NOT NULL, file_id TEXT NOT NULL, position INTEGER NOT NULL,
  content BLOB NOT NULL, PRIMARY KEY (account_number, file_id, position)) STRICT;
CREATE TABLE support_request (account_number TEXT NOT NULL, number TEXT NOT NULL, form_id TEXT NOT NULL,
  kind TEXT NOT NULL, title TEXT NOT NULL, state TEXT NOT NULL, sent TEXT NOT NULL, answer_by TEXT,
  answer_requested_at TEXT, repeated_answer_by TEXT, product_id TEXT, letter_to TEXT, first_answer_by TEXT,
  answer_email TEXT, language TEXT, PRIMARY KEY (account_number, number)) STRICT;
CREATE TABLE support_entry (account_number TEXT NOT NULL, number TEXT NOT NULL, place INTEGER NOT NULL,
  side TEXT NOT NULL, author TEXT, said TEXT NOT NULL, body TEXT NOT NULL, files TEXT NOT NULL,
  kind TEXT, answer_by TEXT, outcome TEXT, PRIMARY KEY (account_number, number, place)) STRICT;

CREATE TABLE claim (account_number TEXT NOT NULL, number TEXT NOT NULL, amount INTEGER NOT NULL,
  bank_account TEXT, disputed_id TEXT, settled_on TEXT, settled_entries TEXT NOT NULL,
  PRIMARY KEY (account_number, number)) STRICT;

CREATE TABLE contact (account_number TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE former_email (account_number TEXT NOT NULL, email TEXT NOT NULL, until_at INTEGER NOT NULL) STRICT;
CREATE TABLE contact_code (account_number TEXT NOT NULL, recipient TEXT NOT NULL, code TEXT NOT NULL,
  until_at INTEGER NOT NULL, again_at INTEGER NOT NULL, tries INTEGER NOT NULL,
  PRIMARY KEY (account_number, recipient)) STRICT;
CREATE TABLE consent (account_number TEXT NOT NULL, position INTEGER NOT NULL, data TEXT NOT NULL,
  current_value INTEGER NOT NULL, changed_at TEXT, changed_by TEXT, PRIMARY KEY (account_number, position)) STRICT;
CREATE TABLE consent_change (account_number TEXT NOT NULL, consent_name TEXT NOT NULL, given INTEGER NOT NULL,
  changed_at TEXT NOT NULL, changed_by TEXT) STRICT;
CREATE TRIGGER consent_seeded AFTER INSERT ON consent WHEN NEW.changed_at IS NOT NULL BEGIN
  INSERT INTO consent_change VALUES (NEW.account_number, NEW.data ->> '$.consentName', NEW.current_value,
    NEW.changed_at, NEW.changed_by);
END;
CREATE TRIGGER consent_changed AFTER UPDATE OF current_value ON consent
WHEN NEW.current_value <> OLD.current_value AND NEW.changed_at IS NOT NULL BEGIN
  INSERT INTO consent_change VALUES (NEW.account_number, NEW.data ->> '$.consentName', NEW.current_value,
    NEW.changed_at, NEW.changed_by);
END;
CREATE TABLE poll_answer (account_number TEXT PRIMARY KEY, answer TEXT NOT NULL, answered_on TEXT NOT NULL) STRICT;
CREATE TABLE survey_answer (account_number TEXT PRIMARY KEY, rating INTEGER NOT NULL, comment TEXT,
  answered_on TEXT NOT NULL) STRICT;

CREATE TABLE site_text (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE account_text (account_number TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
  PRIMARY KEY (account_number, key)) STRICT;
CREATE TABLE banner (banner_id TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;

CREATE TABLE branch (branch_id TEXT PRIMARY KEY, position INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
CREATE TABLE branch_hours (branch_id TEXT NOT NULL, position INTEGER NOT NULL, weekday TEXT NOT NULL,
  opens TEXT NOT NULL, closes TEXT NOT NULL, PRIMARY KEY (branch_id, position)) STRICT;
CREATE TABLE branch_day (branch_id TEXT NOT NULL, day TEXT NOT NULL, opens TEXT, closes TEXT,
  reason TEXT NOT NULL) STRICT;
CREATE TABLE faq_category (category_id TEXT PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL) STRICT;
CREATE TABLE faq_question (question_id TEXT PRIMARY KEY, position INTEGER NOT NULL, category_id TEXT NOT NULL,
  question TEXT NOT NULL, answer TEXT NOT NULL) STRICT;
CREATE TABLE public_document (document_id TEXT PRIMARY KEY, position INTEGER NOT NULL, data TEXT NOT NULL,
  body TEXT NOT NULL) STRICT;

CREATE TABLE document (account_number TEXT NOT NULL, document_id TEXT NOT NULL, position INTEGER NOT NULL,
  data TEXT NOT NULL, sha256 TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (account_number, document_id)) STRICT;
CREATE TABLE receipt_content (account_number TEXT NOT NULL, document_id TEXT NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (account_number, document_id)) STRICT;
CREATE TABLE document_recipient (account_number TEXT NOT NULL, document_id TEXT NOT NULL, channel TEXT NOT NULL,
  recipient TEXT, PRIMARY KEY (account_number, document_id)) STRICT;
CREATE TABLE document_format_request (account_number TEXT NOT NULL, document_id TEXT NOT NULL, format TEXT NOT NULL,
  number TEXT NOT NULL, requested TEXT NOT NULL, answer_by TEXT NOT NULL,
  PRIMARY KEY (account_number, document_id, format)) STRICT;

CREATE TABLE financial_entry (account_number TEXT NOT NULL, entry_id TEXT NOT NULL, kind TEXT NOT NULL,
  series TEXT NOT NULL, period TEXT, amount INTEGER NOT NULL, unpaid INTEGER NOT NULL, entry_date TEXT NOT NULL,
  due_date TEXT, status INTEGER NOT NULL, duplicate_possible INTEGER NOT NULL, duplicate_creating INTEGER NOT NULL,
  ksef_offline INTEGER NOT NULL, issued INTEGER NOT NULL, from_overpayment INTEGER NOT NULL,
  PRIMARY KEY (account_number, entry_id)) STRICT;
CREATE INDEX financial_entry_by_period ON financial_entry (account_number, kind, period, entry_id);
CREATE INDEX financial_entry_in_payment ON financial_entry (account_number, status) WHERE status IN (4, 5);
CREATE TABLE invoice_item (account_number TEXT NOT NULL, entry_id TEXT NOT NULL, position INTEGER NOT NULL,
  service_id TEXT, name TEXT NOT NULL, kind TEXT NOT NULL, from_day INTEGER, to_day INTEGER, quantity TEXT,
  net INTEGER NOT NULL, vat_rate TEXT NOT NULL, vat INTEGER NOT NULL, gross INTEGER NOT NULL,
  PRIMARY KEY (account_number, entry_id, position)) STRICT, WITHOUT ROWID;
CREATE TABLE invoice_correction (account_number TEXT NOT NULL, entry_id TEXT NOT NULL, corrected_id TEXT NOT NULL,
  reason TEXT NOT NULL, PRIMARY KEY (account_number, entry_id)) STRICT;
CREATE TABLE duplicate (account_number TEXT NOT NULL, entry_id TEXT NOT NULL, ready_at INTEGER NOT NULL,
  PRIMARY KEY (account_number, entry_id)) STRICT;
CREATE TABLE download (token_hash TEXT PRIMARY KEY, account_number TEXT NOT NULL, entry_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL, used_at INTEGER) STRICT;
CREATE TABLE payment (payment_id TEXT PRIMARY KEY, account_number TEXT NOT NULL, amount INTEGER NOT NULL,
  return_page TEXT NOT NULL, state TEXT NOT NULL, started_at INTEGER NOT NULL, settles_at INTEGER) STRICT;
CREATE TABLE payment_entry (payment_id TEXT NOT NULL, entry_id TEXT NOT NULL, amount INTEGER NOT NULL,
  former_status INTEGER NOT NULL, PRIMARY KEY (payment_id, entry_id)) STRICT;

CREATE TABLE payout (payout_id TEXT PRIMARY KEY, account_number TEXT NOT NULL, amount INTEGER NOT NULL,
  bank_account TEXT NOT NULL, ordered_at INTEGER NOT NULL, state TEXT NOT NULL) STRICT;
CREATE TABLE contract_terms (account_number TEXT NOT NULL, contract_number TEXT NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (account_number, contract_number)) STRICT;
CREATE TABLE termination (termination_id TEXT PRIMARY KEY, account_number TEXT NOT NULL, contract_number TEXT NOT NULL,
  submitted TEXT NOT NULL, ends_on TEXT NOT NULL, cost INTEGER NOT NULL, revoked TEXT,
  former_products TEXT NOT NULL) STRICT;
CREATE TABLE billed_use (account_number TEXT NOT NULL, at TEXT NOT NULL, number TEXT NOT NULL, kind TEXT NOT NULL,
  party TEXT, seconds INTEGER, bytes INTEGER, amount INTEGER NOT NULL) STRICT;
CREATE INDEX billed_use_at ON billed_use (account_number, at);

CREATE TABLE direct_billing (account_number TEXT PRIMARY KEY, limit_amount INTEGER NOT NULL,
  limit_chosen INTEGER NOT NULL, max_limit INTEGER NOT NULL, consent INTEGER NOT NULL, consent_on TEXT) STRICT;
CREATE TABLE streaming_service (account_number TEXT NOT NULL, position INTEGER NOT NULL, service TEXT NOT NULL,
  product_id TEXT, state TEXT NOT NULL, action INTEGER, pending_plan TEXT, settles_at INTEGER,
  will_fail INTEGER NOT NULL, plan_id TEXT, since TEXT, terms_on TEXT, set_up INTEGER NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (account_number, service)) STRICT;

CREATE TABLE message (account_number TEXT NOT NULL, message_id TEXT NOT NULL, rodo_message_id TEXT,
  title TEXT NOT NULL, body TEXT NOT NULL, created TEXT NOT NULL, valid_from TEXT, read INTEGER NOT NULL,
  type INTEGER NOT NULL, module TEXT, entry_id TEXT, product_id TEXT, confirmed TEXT, legal_notice TEXT,
  PRIMARY KEY (account_number, message_id)) STRICT;
CREATE TABLE outage (account_number TEXT NOT NULL, outage_id TEXT NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (account_number, outage_id)) STRICT;
CREATE TABLE offer (account_number TEXT NOT NULL, offer_id TEXT NOT NULL, status INTEGER NOT NULL,
  data TEXT NOT NULL, PRIMARY KEY (account_number, offer_id)) STRICT;
CREATE TABLE isobar_shown (account_number TEXT NOT NULL, shown_at INTEGER NOT NULL) STRICT;
CREATE TABLE offer_download (token_hash TEXT PRIMARY KEY, account_number TEXT NOT NULL, document_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL, used_at INTEGER) STRICT;
CREATE TABLE onboarding_event (account_number TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
  is_set INTEGER NOT NULL, expires TEXT, PRIMARY KEY (account_number, name)) STRICT;

CREATE TABLE router (account_number TEXT NOT NULL, service_key TEXT PRIMARY KEY, position INTEGER NOT NULL,
  city TEXT NOT NULL, device_type TEXT NOT NULL, online INTEGER NOT NULL, offline_at INTEGER, pending TEXT,
  settles_at INTEGER, data TEXT NOT NULL, defaults TEXT NOT NULL, connected TEXT NOT NULL,
  shows_status INTEGER NOT NULL, shows_connected INTEGER NOT NULL) STRICT;
CREATE TABLE decoder (account_number TEXT NOT NULL, position INTEGER NOT NULL, model TEXT NOT NULL,
  ca_card TEXT NOT NULL, card_no TEXT NOT NULL, serial_number TEXT NOT NULL, gives TEXT NOT NULL, pin_code TEXT,
  PRIMARY KEY (account_number, position)) STRICT;

CREATE TABLE chat_token (token_hash TEXT PRIMARY KEY, session_id TEXT NOT NULL) STRICT;
CREATE TABLE chat (chat_id TEXT PRIMARY KEY, session_id TEXT NOT NULL, account_number TEXT NOT NULL,
  login TEXT NOT NULL, topic TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, side TEXT NOT NULL, agent_name TEXT,
  started_at INTEGER NOT NULL, waiting_at INTEGER, ended_at INTEGER, rating INTEGER, language TEXT NOT NULL) STRICT;
CREATE INDEX chat_of ON chat (account_number, login);
CREATE INDEX chat_of_session ON chat (session_id);
CREATE TABLE chat_message (chat_id TEXT NOT NULL, place INTEGER NOT NULL, message_id TEXT NOT NULL,
  type TEXT NOT NULL, side TEXT NOT NULL, message TEXT, url TEXT, agent_name TEXT, answers TEXT NOT NULL,
  said_at INTEGER NOT NULL, language TEXT, PRIMARY KEY (chat_id, place)) STRICT, WITHOUT ROWID;

CREATE TABLE matter (token_hash TEXT PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, account_number TEXT,
  offer_id TEXT, data TEXT NOT NULL, valid_until TEXT, closed_on TEXT) STRICT;

CREATE TABLE withdrawal (number TEXT PRIMARY KEY, account_number TEXT, name TEXT NOT NULL,
  contract_number TEXT NOT NULL, email TEXT NOT NULL, received_at INTEGER NOT NULL, answered_at INTEGER,
  recognized_number TEXT) STRICT;

CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, sent_at INTEGER NOT NULL, channel TEXT NOT NULL,
  recipient TEXT NOT NULL, text TEXT NOT NULL, code TEXT, links TEXT NOT NULL) STRICT;

CREATE TABLE report (id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL, fields TEXT NOT NULL) STRICT;
`;

/** Version of the schema above. A file of another version is emptied and seeded again. */
export const SCHEMA_VERSION = 49;
