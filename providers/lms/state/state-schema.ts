import { UNSETTLED } from "./payment.repository.ts";

/**
 * Tables of the provider in a schema of their own, so that no upgrade of LMS meets them. Instants (`*_at`) are
 * milliseconds. Of session ids, tokens and network addresses only hashes are stored.
 */
export const STATE_SCHEMA = `
CREATE SCHEMA IF NOT EXISTS ebok;
CREATE TABLE IF NOT EXISTS ebok.session (id_hash text PRIMARY KEY, login text NOT NULL, accounts jsonb NOT NULL,
  account integer NOT NULL, started_at bigint NOT NULL, used_at bigint NOT NULL, expires_at bigint NOT NULL,
  previous_login_at bigint);
CREATE INDEX IF NOT EXISTS session_by_login ON ebok.session (login, started_at);
CREATE INDEX IF NOT EXISTS session_by_end ON ebok.session (expires_at);
CREATE INDEX IF NOT EXISTS session_by_account ON ebok.session USING gin (accounts jsonb_path_ops);
CREATE TABLE IF NOT EXISTS ebok.failed_login (login text NOT NULL, origin_hash text NOT NULL, failures integer NOT NULL,
  locks integer NOT NULL, locked_until_at bigint, changed_at bigint NOT NULL, PRIMARY KEY (login, origin_hash));
CREATE INDEX IF NOT EXISTS failed_login_by_age ON ebok.failed_login (changed_at);
CREATE TABLE IF NOT EXISTS ebok.used_address (login text NOT NULL, address_hash text NOT NULL, used_at bigint NOT NULL,
  PRIMARY KEY (login, address_hash));
CREATE TABLE IF NOT EXISTS ebok.counted_call (kind text NOT NULL, owner_hash text NOT NULL, at bigint NOT NULL);
CREATE INDEX IF NOT EXISTS counted_call_by_owner ON ebok.counted_call (kind, owner_hash, at);
CREATE INDEX IF NOT EXISTS counted_call_by_age ON ebok.counted_call (at);
CREATE TABLE IF NOT EXISTS ebok.executed_write (account integer NOT NULL, intent_id text NOT NULL, request text NOT NULL,
  answer text NOT NULL, at bigint NOT NULL, PRIMARY KEY (account, intent_id));
CREATE TABLE IF NOT EXISTS ebok.download (token_hash text PRIMARY KEY, account integer NOT NULL,
  document integer NOT NULL, expires_at bigint NOT NULL, used_at bigint);
CREATE INDEX IF NOT EXISTS download_by_end ON ebok.download (expires_at);
CREATE TABLE IF NOT EXISTS ebok.message_state (account integer NOT NULL, item integer NOT NULL, read_at bigint,
  deleted_at bigint, PRIMARY KEY (account, item));
CREATE TABLE IF NOT EXISTS ebok.form_file (account integer NOT NULL, file_id text NOT NULL, name text NOT NULL,
  size integer NOT NULL, received integer NOT NULL, changed_at bigint NOT NULL, PRIMARY KEY (account, file_id));
CREATE INDEX IF NOT EXISTS form_file_by_age ON ebok.form_file (changed_at);
CREATE TABLE IF NOT EXISTS ebok.form_file_piece (account integer NOT NULL, file_id text NOT NULL,
  position integer NOT NULL, content text NOT NULL, PRIMARY KEY (account, file_id, position));
CREATE TABLE IF NOT EXISTS ebok.ticket_state (ticket integer PRIMARY KEY, reopened_at bigint,
  answer_requested_at bigint);
CREATE TABLE IF NOT EXISTS ebok.written_ticket (account integer NOT NULL, intent_id text NOT NULL,
  ticket integer NOT NULL, PRIMARY KEY (account, intent_id));
CREATE TABLE IF NOT EXISTS ebok.consent_change (account integer NOT NULL, type integer NOT NULL,
  is_given boolean NOT NULL, changed_at bigint NOT NULL);
CREATE INDEX IF NOT EXISTS consent_change_by_account ON ebok.consent_change (account, type, changed_at);
CREATE TABLE IF NOT EXISTS ebok.contact_code (account integer NOT NULL, recipient text NOT NULL,
  code_hash text NOT NULL, sent_at bigint NOT NULL, tries integer NOT NULL, PRIMARY KEY (account, recipient));
CREATE INDEX IF NOT EXISTS contact_code_by_age ON ebok.contact_code (sent_at);
CREATE TABLE IF NOT EXISTS ebok.outgoing_message (id bigserial PRIMARY KEY, channel text NOT NULL,
  recipient text NOT NULL, subject text NOT NULL, text text NOT NULL, created_at bigint NOT NULL,
  next_at bigint NOT NULL);
CREATE TABLE IF NOT EXISTS ebok.second_factor (account integer PRIMARY KEY, factor_id text NOT NULL, phone text,
  secret text, used_step bigint NOT NULL);
CREATE INDEX IF NOT EXISTS second_factor_by_id ON ebok.second_factor (factor_id);
CREATE TABLE IF NOT EXISTS ebok.factor_challenge (id_hash text PRIMARY KEY, factor_id text NOT NULL,
  login text NOT NULL, accounts jsonb NOT NULL, session_hash text NOT NULL, code_hash text, code_until_at bigint,
  again_at bigint, expires_at bigint NOT NULL);
CREATE INDEX IF NOT EXISTS factor_challenge_by_end ON ebok.factor_challenge (expires_at);
CREATE INDEX IF NOT EXISTS factor_challenge_by_factor ON ebok.factor_challenge (factor_id, session_hash);
CREATE TABLE IF NOT EXISTS ebok.factor_token (account integer PRIMARY KEY, token_id text NOT NULL, kind text NOT NULL,
  phone text, secret text, code_hash text, until_at bigint NOT NULL, again_at bigint NOT NULL);
CREATE TABLE IF NOT EXISTS ebok.trusted_device (id serial PRIMARY KEY, factor_id text NOT NULL, token_hash text NOT NULL,
  name text NOT NULL, trusted_at bigint NOT NULL, UNIQUE (factor_id, token_hash));
CREATE TABLE IF NOT EXISTS ebok.payment (payment_id text PRIMARY KEY, account integer NOT NULL, amount bigint NOT NULL,
  state text NOT NULL, shares text NOT NULL, page_url text NOT NULL, order_id bigint, import_id integer,
  started_at bigint NOT NULL, asked_at bigint, finished_at bigint);
CREATE INDEX IF NOT EXISTS payment_by_account ON ebok.payment (account, state);
CREATE INDEX IF NOT EXISTS payment_unsettled ON ebok.payment (started_at) WHERE ${UNSETTLED};
ALTER TABLE ebok.session ADD COLUMN IF NOT EXISTS confirmed_at bigint;
ALTER TABLE ebok.download ADD COLUMN IF NOT EXISTS file_name text;
`;

/** Tables of the provider, which its role may read and change. */
export const STATE_TABLES = [
  "session",
  "failed_login",
  "used_address",
  "counted_call",
  "executed_write",
  "download",
  "message_state",
  "form_file",
  "form_file_piece",
  "ticket_state",
  "written_ticket",
  "consent_change",
  "contact_code",
  "outgoing_message",
  "second_factor",
  "factor_challenge",
  "factor_token",
  "trusted_device",
  "payment",
] as const;

/** Sequences of ids in the provider's schema. */
export const STATE_SEQUENCES = ["outgoing_message_id_seq", "trusted_device_id_seq"] as const;
