/** Rights to change a table of LMS. */
export interface TableWrites {
  /** Columns of new rows. */
  readonly insert?: readonly string[];
  /** Columns that are changed in rows. */
  readonly update?: readonly string[];
  readonly delete?: boolean;
  /** Sequence of the ids of new rows. */
  readonly sequence?: string;
}

/**
 * Tables of LMS that the provider changes, in the way in which LMS changes them itself. `--check` looks
 * for these rights, and the role of the provider has no others.
 */
export const WRITTEN_TABLES: Readonly<Record<string, TableWrites>> = {
  customercontacts: {
    insert: ["customerid", "contact", "type"],
    update: ["contact", "type"],
    delete: true,
    sequence: "customercontacts_id_seq",
  },
  addresses: {
    insert: ["city", "street", "house", "flat", "zip"],
    update: ["city", "street", "house", "flat", "zip", "state_id", "city_id", "street_id"],
    sequence: "addresses_id_seq",
  },
  customer_addresses: {
    insert: ["customer_id", "address_id", "type"],
    sequence: "customer_addresses_id_seq",
  },
  customerconsents: { insert: ["customerid", "type", "cdate"], delete: true },
  cashimport: {
    insert: ["date", "value", "customer", "customerid", "description", "hash", "sourceid", "extid"],
    sequence: "cashimport_id_seq",
  },
  rttickets: {
    insert: [
      "queueid",
      "customerid",
      "subject",
      "state",
      "createtime",
      "modtime",
      "cause",
      "source",
      "service",
      "type",
    ],
    update: ["state", "modtime"],
    sequence: "rttickets_id_seq",
  },
  rtmessages: {
    insert: [
      "ticketid",
      "customerid",
      "createtime",
      "subject",
      "body",
      "mailfrom",
      "inreplyto",
      "messageid",
      "contenttype",
    ],
    sequence: "rtmessages_id_seq",
  },
  rtticketcategories: { insert: ["ticketid", "categoryid"], sequence: "rtticketcategories_id_seq" },
  rtattachments: { insert: ["messageid", "filename", "contenttype"] },
};
