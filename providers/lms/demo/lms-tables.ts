/**
 * The tables of LMS that the provider uses, for the demo and for tests, with the columns that it uses (see
 * used-tables.ts) or LMS requires, and the types that LMS gives them. They are described in words of this project.
 */
export const LMS_TABLES = `
CREATE TABLE dbinfo (keytype varchar(255) PRIMARY KEY, keyvalue varchar(255) NOT NULL);
CREATE TABLE addresses (id serial PRIMARY KEY, street varchar(255), house varchar(20), flat varchar(20),
  zip varchar(10), city varchar(100), state_id integer, city_id integer, street_id integer);
CREATE TABLE divisions (id serial PRIMARY KEY, name text NOT NULL DEFAULT '', ten varchar(50) NOT NULL DEFAULT '',
  account varchar(48) NOT NULL DEFAULT '');
CREATE TABLE customers (id serial PRIMARY KEY, lastname varchar(128) NOT NULL DEFAULT '',
  name varchar(128) NOT NULL DEFAULT '', type smallint NOT NULL DEFAULT 0, ten varchar(50) NOT NULL DEFAULT '',
  ssn varchar(50) NOT NULL DEFAULT '', pin varchar(255) NOT NULL DEFAULT '0',
  pinlastchange bigint NOT NULL DEFAULT 0, status smallint NOT NULL DEFAULT 3, deleted smallint NOT NULL DEFAULT 0,
  divisionid integer REFERENCES divisions (id));
CREATE TABLE customercontacts (id serial PRIMARY KEY, customerid integer NOT NULL REFERENCES customers (id),
  contact varchar(255) NOT NULL DEFAULT '', type integer);
CREATE TABLE customerconsents (customerid integer NOT NULL REFERENCES customers (id),
  cdate bigint NOT NULL DEFAULT 0, type smallint NOT NULL, UNIQUE (customerid, type));
CREATE INDEX contact_by_customer ON customercontacts (customerid);
CREATE INDEX contact_by_text ON customercontacts (contact);
CREATE TABLE customer_addresses (id serial PRIMARY KEY, customer_id integer REFERENCES customers (id),
  address_id integer REFERENCES addresses (id), type smallint, UNIQUE (customer_id, address_id));
CREATE TABLE numberplans (id serial PRIMARY KEY, template varchar(255) NOT NULL DEFAULT '');
CREATE TABLE taxes (id serial PRIMARY KEY, value numeric(4, 2) NOT NULL DEFAULT 0, label varchar(16) NOT NULL);
CREATE TABLE documents (id serial PRIMARY KEY, type smallint NOT NULL DEFAULT 0, number integer NOT NULL DEFAULT 0,
  numberplanid integer REFERENCES numberplans (id), fullnumber varchar(50), cdate bigint NOT NULL DEFAULT 0,
  sdate bigint NOT NULL DEFAULT 0, paytime smallint NOT NULL DEFAULT 0, customerid integer REFERENCES customers (id),
  divisionid integer REFERENCES divisions (id), currency varchar(3), closed smallint NOT NULL DEFAULT 0, reference integer REFERENCES documents (id),
  reason varchar(255) NOT NULL DEFAULT '', flags smallint NOT NULL DEFAULT 0, name varchar(255) NOT NULL DEFAULT '',
  address varchar(255) NOT NULL DEFAULT '', zip varchar(10), city varchar(100), ten varchar(50) NOT NULL DEFAULT '',
  div_name text NOT NULL DEFAULT '', div_address varchar(255) NOT NULL DEFAULT '',
  div_zip varchar(255) NOT NULL DEFAULT '', div_city varchar(255) NOT NULL DEFAULT '',
  div_ten varchar(255) NOT NULL DEFAULT '');
CREATE INDEX document_by_customer ON documents (customerid);
CREATE TABLE tariffs (id serial PRIMARY KEY, name varchar(255) NOT NULL DEFAULT '', type smallint NOT NULL DEFAULT 1,
  value numeric(9, 3) NOT NULL DEFAULT 0, period smallint, downceil integer NOT NULL DEFAULT 0,
  upceil integer NOT NULL DEFAULT 0, currency varchar(3), taxid integer NOT NULL DEFAULT 1 REFERENCES taxes (id));
CREATE TABLE assignments (id serial PRIMARY KEY, customerid integer NOT NULL REFERENCES customers (id),
  tariffid integer REFERENCES tariffs (id), liabilityid integer, period smallint NOT NULL DEFAULT 0,
  datefrom bigint NOT NULL DEFAULT 0, dateto bigint NOT NULL DEFAULT 0, suspended smallint NOT NULL DEFAULT 0,
  commited smallint NOT NULL DEFAULT 1, pdiscount numeric(5, 2) NOT NULL DEFAULT 0,
  vdiscount numeric(9, 3) NOT NULL DEFAULT 0, count numeric(9, 3) NOT NULL DEFAULT 1,
  docid integer REFERENCES documents (id));
CREATE INDEX assignment_by_customer ON assignments (customerid);
CREATE TABLE nodes (id serial PRIMARY KEY, name varchar(32) NOT NULL DEFAULT '',
  ipaddr bigint NOT NULL DEFAULT 0, access smallint NOT NULL DEFAULT 1, address_id integer REFERENCES addresses (id));
CREATE TABLE nodeassignments (nodeid integer NOT NULL REFERENCES nodes (id),
  assignmentid integer NOT NULL REFERENCES assignments (id), UNIQUE (nodeid, assignmentid));
CREATE INDEX node_by_assignment ON nodeassignments (assignmentid);
CREATE TABLE invoicecontents (docid integer NOT NULL REFERENCES documents (id), itemid smallint NOT NULL DEFAULT 0,
  value numeric(12, 5) NOT NULL DEFAULT 0, taxid integer NOT NULL REFERENCES taxes (id),
  content varchar(16) NOT NULL DEFAULT '', count numeric(9, 3) NOT NULL DEFAULT 0,
  description text NOT NULL DEFAULT '', tariffid integer REFERENCES tariffs (id));
CREATE INDEX item_by_document ON invoicecontents (docid, itemid);
CREATE TABLE debitnotecontents (docid integer NOT NULL REFERENCES documents (id), itemid smallint NOT NULL DEFAULT 0,
  value numeric(9, 2) NOT NULL DEFAULT 0, description text NOT NULL DEFAULT '', UNIQUE (docid, itemid));
CREATE TABLE cash (id serial PRIMARY KEY, time bigint NOT NULL DEFAULT 0, value numeric(9, 2) NOT NULL DEFAULT 0,
  currencyvalue numeric(17, 10) DEFAULT 1, customerid integer REFERENCES customers (id),
  comment text NOT NULL DEFAULT '', docid integer REFERENCES documents (id));
CREATE TABLE cashsources (id serial PRIMARY KEY, name varchar(32) NOT NULL DEFAULT '' UNIQUE,
  deleted smallint NOT NULL DEFAULT 0);
CREATE TABLE cashimport (id serial PRIMARY KEY, date bigint NOT NULL DEFAULT 0, value numeric(9, 2) NOT NULL DEFAULT 0,
  customer text NOT NULL DEFAULT '', description text NOT NULL DEFAULT '',
  customerid integer REFERENCES customers (id), hash varchar(50) NOT NULL DEFAULT '',
  closed smallint NOT NULL DEFAULT 0, sourceid integer REFERENCES cashsources (id), extid varchar(64),
  UNIQUE (sourceid, extid));
CREATE INDEX cash_by_customer ON cash (customerid);
CREATE TABLE messages (id serial PRIMARY KEY, subject varchar(255) NOT NULL DEFAULT '', body text NOT NULL DEFAULT '',
  cdate integer NOT NULL DEFAULT 0, type smallint NOT NULL DEFAULT 0,
  contenttype varchar(255) DEFAULT 'text/plain', startdate bigint);
CREATE TABLE messageitems (id serial PRIMARY KEY, messageid integer NOT NULL REFERENCES messages (id),
  customerid integer REFERENCES customers (id), lastdate bigint NOT NULL DEFAULT 0,
  status smallint NOT NULL DEFAULT 0, lastreaddate bigint NOT NULL DEFAULT 0, subject varchar(255), body text);
CREATE INDEX messageitem_by_customer ON messageitems (customerid);
CREATE TABLE users (id serial PRIMARY KEY, login varchar(32) NOT NULL DEFAULT '' UNIQUE,
  firstname varchar(64) NOT NULL DEFAULT '', lastname varchar(64) NOT NULL DEFAULT '');
CREATE TABLE rtqueues (id serial PRIMARY KEY, name varchar(255) NOT NULL DEFAULT '' UNIQUE,
  deleted smallint NOT NULL DEFAULT 0);
CREATE TABLE rtcategories (id serial PRIMARY KEY, name varchar(255) NOT NULL DEFAULT '' UNIQUE);
CREATE TABLE rttickets (id serial PRIMARY KEY, queueid integer NOT NULL REFERENCES rtqueues (id),
  customerid integer REFERENCES customers (id), subject varchar(255) NOT NULL DEFAULT '',
  state smallint NOT NULL DEFAULT 0, createtime bigint NOT NULL DEFAULT 0, modtime bigint NOT NULL DEFAULT 0,
  cause smallint NOT NULL DEFAULT 0, source smallint NOT NULL DEFAULT 0, service integer, type integer,
  deleted smallint NOT NULL DEFAULT 0);
CREATE INDEX ticket_by_customer ON rttickets (customerid);
CREATE TABLE rtmessages (id serial PRIMARY KEY, ticketid integer NOT NULL REFERENCES rttickets (id),
  userid integer REFERENCES users (id), customerid integer REFERENCES customers (id),
  mailfrom varchar(255) NOT NULL DEFAULT '', subject varchar(255) NOT NULL DEFAULT '',
  messageid varchar(255) NOT NULL DEFAULT '', inreplyto integer REFERENCES rtmessages (id),
  body text NOT NULL DEFAULT '', createtime integer NOT NULL DEFAULT 0, type integer NOT NULL DEFAULT 0,
  deleted smallint NOT NULL DEFAULT 0, contenttype varchar(255) DEFAULT 'text/plain');
CREATE INDEX message_by_ticket ON rtmessages (ticketid);
CREATE TABLE rtattachments (messageid integer NOT NULL REFERENCES rtmessages (id),
  filename varchar(255) NOT NULL DEFAULT '', contenttype varchar(255) NOT NULL DEFAULT '', cid varchar(255));
CREATE INDEX attachment_by_message ON rtattachments (messageid);
CREATE TABLE rtticketcategories (id serial PRIMARY KEY, ticketid integer NOT NULL REFERENCES rttickets (id),
  categoryid integer NOT NULL REFERENCES rtcategories (id), UNIQUE (ticketid, categoryid));
`;
