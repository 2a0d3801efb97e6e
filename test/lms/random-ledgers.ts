/**
 * Returns the script that inserts `count` customers with random documents and payments: invoices with gross and net
 * values, corrections up and down, notes about interest, part payments and overpayments, payouts, charges without a
 * document, and rows in another currency. It books every document as LMS does, in SQL of its own. Each `seed` from 0
 * to 1 gives other customers.
 */
export function randomLedgers(count: number, seed: number): string {
  return `
SELECT setseed(${seed});
INSERT INTO taxes (id, value, label) VALUES (1, 23, '23%'), (2, 8, '8%'), (3, 5, '5%'), (4, 0, 'zw.');
INSERT INTO divisions (id, name) VALUES (1, 'Operator');
INSERT INTO numberplans (id, template) VALUES (1, '%N/%m/%Y');
INSERT INTO customers (id, lastname, pin, divisionid) SELECT n, 'Klient ' || n, '1234', 1 FROM generate_series(1, ${count}) n;
SELECT setval('documents_id_seq', 1, false);

INSERT INTO documents (type, number, numberplanid, cdate, sdate, paytime, customerid, flags, closed, div_name)
  SELECT 1, m, 1, 1750000000 + m * 2592000, 1750000000 + m * 2592000, (random() * 30)::int, c.id,
    CASE WHEN random() < 0.3 THEN 16 ELSE 0 END, (random() < 0.3)::int, ''
  FROM customers c, generate_series(1, 8) m WHERE random() < 0.7;
INSERT INTO invoicecontents (docid, itemid, value, taxid, count, content, description)
  SELECT d.id, i, round((random() * 300 - CASE WHEN i = 3 THEN 150 ELSE 0 END)::numeric, 2), 1 + (random() * 3)::int,
    CASE WHEN random() < 0.2 THEN round((random() * 3)::numeric, 3) ELSE 1 END, 'szt.', 'Pozycja ' || i
  FROM documents d, generate_series(1, 3) i WHERE i = 1 OR random() < 0.5;

INSERT INTO documents (type, number, numberplanid, cdate, sdate, paytime, customerid, flags, reference, reason)
  SELECT 3, d.number, 1, d.cdate + 864000, d.sdate, 14, d.customerid, d.flags, d.id, 'Zmiana ceny'
  FROM documents d WHERE d.type = 1 AND random() < 0.2;
INSERT INTO invoicecontents (docid, itemid, value, taxid, count, content, description)
  SELECT k.id, i.itemid, CASE WHEN random() < 0.4 THEN i.value ELSE round((random() * 300)::numeric, 2) END, i.taxid,
    i.count, i.content, i.description
  FROM documents k JOIN invoicecontents i ON i.docid = k.reference WHERE k.type = 3;

INSERT INTO cash (time, value, customerid, comment, docid)
  SELECT d.cdate,
    - CASE WHEN d.flags = 16 THEN round(round(i.value * abs(i.count), 2) * (1 + t.value / 100), 2)
      ELSE round(i.value * abs(i.count), 2) END
    + CASE WHEN o.docid IS NULL THEN 0
      WHEN d.flags = 16 THEN round(round(o.value * abs(o.count), 2) * (1 + t.value / 100), 2)
      ELSE round(o.value * abs(o.count), 2) END,
    d.customerid, i.description, d.id
  FROM documents d JOIN invoicecontents i ON i.docid = d.id JOIN taxes t ON t.id = i.taxid
  LEFT JOIN invoicecontents o ON o.docid = d.reference AND o.itemid = i.itemid;

INSERT INTO documents (type, number, numberplanid, cdate, paytime, customerid)
  SELECT 5, c.id, 1, 1775000000, 7, c.id FROM customers c WHERE random() < 0.3;
INSERT INTO debitnotecontents (docid, itemid, value, description)
  SELECT d.id, 1, round((random() * 20)::numeric, 2), 'Odsetki' FROM documents d WHERE d.type = 5;
INSERT INTO cash (time, value, customerid, comment, docid)
  SELECT d.cdate, -n.value, d.customerid, n.description, d.id FROM documents d JOIN debitnotecontents n ON n.docid = d.id;

INSERT INTO documents (type, number, numberplanid, cdate, customerid)
  SELECT 2, c.id, 1, 1772000000, c.id FROM customers c WHERE random() < 0.3;
INSERT INTO cash (time, value, customerid, comment, docid)
  SELECT d.cdate, round((random() * 400 - 100)::numeric, 2), d.customerid, 'Kasa', d.id FROM documents d WHERE d.type = 2;

INSERT INTO cash (time, value, currencyvalue, customerid, comment)
  SELECT 1752000000 + n * 2592000, round((random() * 500)::numeric, 2),
    CASE WHEN random() < 0.1 THEN 4.2537 ELSE 1 END, c.id, 'Przelew'
  FROM customers c, generate_series(1, 6) n WHERE random() < 0.6;
INSERT INTO cash (time, value, customerid, comment)
  SELECT 1760000000, -round((random() * 50)::numeric, 2), c.id, 'Opłata za instalację' FROM customers c
  WHERE random() < 0.2;
`;
}
