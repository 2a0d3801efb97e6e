/** Time until generated rows of the portal end, ms. */
const DURATION_MS = 3_600_000;

/**
 * Returns the statements that generate rows of the portal's own tables, as after two months: a session of each
 * customer, executed writes, counted calls, marks and payments. The last tenth of the customers has a second factor.
 * `now` is in seconds. They run after the setup script.
 */
export function portalStatements({ customers, now }: { readonly customers: number; readonly now: number }) {
  const ms = `${now}000::bigint`;
  const each = `FROM generate_series(1, ${customers}) n`;
  return [
    `INSERT INTO ebok.session (id_hash, login, accounts, account, started_at, used_at, expires_at)
      SELECT md5(n::text), n::text, jsonb_build_array(n), n, ${ms}, ${ms}, ${ms} + ${DURATION_MS} ${each}`,
    `INSERT INTO ebok.used_address (login, address_hash, used_at) SELECT 'customer ' || n, md5(n::text), ${ms} ${each}`,
    `INSERT INTO ebok.failed_login (login, origin_hash, failures, locks, changed_at)
      SELECT 'customer ' || n, md5(n::text), 1, 0, ${ms} ${each}`,
    `INSERT INTO ebok.counted_call (kind, owner_hash, at) SELECT 'failed login of a login', md5(n::text), ${ms} ${each}`,
    `INSERT INTO ebok.executed_write (account, intent_id, request, answer, at)
      SELECT n, md5(n::text), md5(n::text), '{}', ${ms} ${each}`,
    `INSERT INTO ebok.download (token_hash, account, document, expires_at)
      SELECT md5(n::text), n, n * 20, ${ms} + ${DURATION_MS} ${each}`,
    `INSERT INTO ebok.message_state (account, item, read_at) SELECT n, n, ${ms} ${each}`,
    `INSERT INTO ebok.form_file (account, file_id, name, size, received, changed_at)
      SELECT n, md5(n::text), 'zdjecie.jpg', 1, 1, ${ms} ${each}`,
    `INSERT INTO ebok.form_file_piece (account, file_id, position, content) SELECT n, md5(n::text), 0, 'YQ==' ${each}`,
    `INSERT INTO ebok.ticket_state (ticket, reopened_at) SELECT n, ${ms} ${each}`,
    `INSERT INTO ebok.written_ticket (account, intent_id, ticket) SELECT n, md5(n::text), n ${each}`,
    `INSERT INTO ebok.consent_change (account, type, is_given, changed_at) SELECT n, 3, true, ${ms} ${each}`,
    `INSERT INTO ebok.contact_code (account, recipient, code_hash, sent_at, tries)
      SELECT n, '600100200', md5(n::text), ${ms}, 0 ${each}`,
    `INSERT INTO ebok.second_factor (account, factor_id, secret, used_step)
      SELECT n, md5(n::text), 'JBSWY3DPEHPK3PXP', -1 FROM generate_series(${customers - customers / 10}, ${customers}) n`,
    `INSERT INTO ebok.factor_challenge (id_hash, factor_id, login, accounts, session_hash, expires_at)
      SELECT md5(n::text), md5(n::text), n::text, jsonb_build_array(n), '', ${ms} + ${DURATION_MS} ${each}`,
    `INSERT INTO ebok.factor_token (account, token_id, kind, until_at, again_at)
      SELECT n, md5(n::text), 'app', ${ms}, ${ms} ${each}`,
    `INSERT INTO ebok.trusted_device (factor_id, token_hash, name, trusted_at)
      SELECT md5(n::text), md5(n::text), 'Firefox', ${ms} ${each}`,
    `INSERT INTO ebok.payment (payment_id, account, amount, state, shares, page_url, import_id, started_at, finished_at)
      SELECT md5(n::text), n, 5900, 'confirmed', '[]', '', n, ${ms}, ${ms} ${each}`,
  ];
}
