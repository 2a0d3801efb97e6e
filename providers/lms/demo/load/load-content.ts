import { LMS_TABLES } from "../lms-tables.ts";

/** PIN of all generated customers. */
export const LOAD_PIN = "483921";

/** Documents of each generated customer: invoices, and one correction or note about interest. */
export const DOCUMENTS_EACH = 20;

/** Id of the queue of generated tickets. */
export const LOAD_QUEUE = 1;

/** Number of generated customers and the second at which their last invoice was issued. */
export interface LoadSize {
  readonly customers: number;
  readonly now: number;
}

const isIndex = (statement: string): boolean => statement.startsWith("CREATE INDEX");

/** Statements that create the tables of LMS, without the checks of references: these take longer than the rows. */
const TABLES = LMS_TABLES.replaceAll(/ REFERENCES \w+ \(id\)/g, "")
  .split(";")
  .map((statement) => statement.trim())
  .filter((statement) => statement !== "");

const MONTH = 2_592_000;

/** Rows that all generated customers share. */
const SHARED = `
INSERT INTO dbinfo (keytype, keyvalue) VALUES ('dbversion', '2026081100');
INSERT INTO taxes (id, value, label) VALUES (1, 23, '23%'), (2, 8, '8%');
INSERT INTO divisions (id, name, account) VALUES (1, 'Operator', '88040000300');
INSERT INTO numberplans (id, template) VALUES (1, '%N/%m/%Y');
INSERT INTO tariffs (id, name, type, value, period, downceil, upceil, currency, taxid) VALUES
  (1, 'Światłowód 300', 1, 59, 3, 300000, 100000, 'PLN', 1), (2, 'Telewizja', 5, 45, 3, 0, 0, 'PLN', 2);
INSERT INTO cashsources (id, name) VALUES (1, 'Przelewy24');
INSERT INTO rtqueues (id, name) VALUES (${LOAD_QUEUE}, 'Pytanie');
INSERT INTO rtcategories (id, name) VALUES (1, 'Panel klienta');
INSERT INTO users (id, login, firstname, lastname) VALUES (1, 'ewa', 'Ewa', 'Kos')`;

/**
 * Rows of the customers. Each has two addresses and contacts, two services, 19 invoices with one or two lines and a
 * payment for 17 of them, a correction (odd numbers) or a note about interest (even ones), a ticket with an answer (one
 * in four), two notices and a consent.
 */
const rowsOf = ({ customers, now }: LoadSize): string => `
INSERT INTO customers (id, lastname, name, pin, divisionid, ssn)
  SELECT n, 'Klient ' || n, 'Jan', CASE WHEN n % 2 = 0 THEN md5('${LOAD_PIN}') ELSE '${LOAD_PIN}' END, 1, ''
  FROM generate_series(1, ${customers}) n;
INSERT INTO customercontacts (customerid, contact, type)
  SELECT n, 'klient' || n || '@poczta.example', 24 FROM generate_series(1, ${customers}) n;
INSERT INTO customercontacts (customerid, contact, type)
  SELECT n, (600000000 + n)::text, 1 FROM generate_series(1, ${customers}) n;
INSERT INTO customerconsents (customerid, cdate, type) SELECT n, ${now}, 3 FROM generate_series(1, ${customers}) n;
INSERT INTO addresses (id, street, house, zip, city)
  SELECT a, 'ul. Polna', ((a + 1) / 2)::text, '34-600', 'Limanowa' FROM generate_series(1, ${customers} * 2) a;
INSERT INTO customer_addresses (customer_id, address_id, type)
  SELECT (a + 1) / 2, a, CASE WHEN a % 2 = 1 THEN 1 ELSE 3 END FROM generate_series(1, ${customers} * 2) a;
INSERT INTO assignments (id, customerid, tariffid, period, datefrom)
  SELECT s, (s + 1) / 2, 2 - s % 2, 3, ${now - 20 * MONTH} FROM generate_series(1, ${customers} * 2) s;
INSERT INTO nodes (id, name, ipaddr, address_id)
  SELECT n, 'KLIENT-' || n, 167772160 + n, n * 2 FROM generate_series(1, ${customers}) n;
INSERT INTO nodeassignments (nodeid, assignmentid) SELECT n, n * 2 - 1 FROM generate_series(1, ${customers}) n;
INSERT INTO documents (id, type, number, numberplanid, cdate, sdate, paytime, customerid, divisionid, reference, name)
  SELECT (n - 1) * ${DOCUMENTS_EACH} + m, CASE WHEN m < ${DOCUMENTS_EACH} THEN 1 WHEN n % 2 = 1 THEN 3 ELSE 5 END,
    n, 1, ${now} - (${DOCUMENTS_EACH} - m) * ${MONTH}, ${now} - (${DOCUMENTS_EACH} - m) * ${MONTH}, 14, n, 1,
    CASE WHEN m = ${DOCUMENTS_EACH} AND n % 2 = 1 THEN (n - 1) * ${DOCUMENTS_EACH} + m - 1 END, 'Klient ' || n
  FROM generate_series(1, ${customers}) n, generate_series(1, ${DOCUMENTS_EACH}) m;
INSERT INTO invoicecontents (docid, itemid, value, taxid, count, content, description, tariffid)
  SELECT d.id, i, CASE WHEN d.type = 3 THEN 39 WHEN i = 1 THEN 59 ELSE 45 END, i, 1, 'szt.', 'Abonament ' || i, i
  FROM documents d, generate_series(1, 2) i
  WHERE d.type IN (1, 3) AND (i = 1 OR (d.type = 1 AND d.customerid % 3 = 0 AND d.number % 2 = 0));
INSERT INTO debitnotecontents (docid, itemid, value, description)
  SELECT d.id, 1, 4.17, 'Odsetki' FROM documents d WHERE d.type = 5;
INSERT INTO cash (time, value, customerid, comment, docid)
  SELECT d.cdate, CASE WHEN d.type = 3 THEN 20 ELSE -i.value END, d.customerid, i.description, d.id
  FROM documents d JOIN invoicecontents i ON i.docid = d.id;
INSERT INTO cash (time, value, customerid, comment, docid)
  SELECT d.cdate, -4.17, d.customerid, 'Odsetki', d.id FROM documents d WHERE d.type = 5;
INSERT INTO cash (time, value, customerid, comment)
  SELECT ${now} - (${DOCUMENTS_EACH} - m) * ${MONTH} + 864000, CASE WHEN n % 6 = 0 THEN 104 ELSE 59 END, n, 'Przelew'
  FROM generate_series(1, ${customers}) n, generate_series(1, ${DOCUMENTS_EACH} - 3) m;
INSERT INTO cashimport (date, value, customerid, hash, closed, sourceid, extid)
  SELECT ${now}, 59, n, 'h' || n, 1, 1, 'e' || n FROM generate_series(1, ${customers}) n;
INSERT INTO messages (id, subject, body, cdate, type)
  SELECT m, 'Prace na sieci', 'W nocy wymieniamy urządzenia.', ${now}, 5 FROM generate_series(1, ${customers} / 50) m;
INSERT INTO messageitems (messageid, customerid, status, lastdate)
  SELECT 1 + (n + m) % (${customers} / 50), n, 2, ${now}
  FROM generate_series(1, ${customers}) n, generate_series(1, 2) m;
INSERT INTO rttickets (id, queueid, customerid, subject, state, createtime, source)
  SELECT t, ${LOAD_QUEUE}, t * 4, 'Pytanie', 2, ${now}, 3 FROM generate_series(1, ${customers} / 4) t;
INSERT INTO rtmessages (ticketid, customerid, userid, subject, body, createtime)
  SELECT t, CASE WHEN m = 1 THEN t * 4 END, CASE WHEN m = 2 THEN 1 END, 'Pytanie', 'Treść', ${now} + m
  FROM generate_series(1, ${customers} / 4) t, generate_series(1, 2) m;
INSERT INTO rtattachments (messageid, filename, contenttype)
  SELECT id, 'zdjecie.jpg', 'image/jpeg' FROM rtmessages WHERE userid IS NULL;
INSERT INTO rtticketcategories (ticketid, categoryid) SELECT id, 1 FROM rttickets`;

/** Tables whose ids are given above: their sequences go on after them. */
const NUMBERED = ["customers", "addresses", "assignments", "nodes", "documents", "messages", "rttickets", "users"];

/** Returns the statements that create the tables of LMS and generate customers in them, in their order. */
export function loadStatements(size: LoadSize): readonly string[] {
  const sequences = NUMBERED.map((table) => `SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`);
  return [
    ...TABLES.filter((statement) => !isIndex(statement)),
    ...`${SHARED};${rowsOf(size)}`.split(";"),
    ...TABLES.filter(isIndex),
    ...sequences,
  ].map((statement) => statement.trim());
}
