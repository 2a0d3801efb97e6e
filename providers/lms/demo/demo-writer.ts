import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";
import { ADDRESS_TYPES, CONTACT_BITS, CUSTOMER_TYPES, MONTHLY } from "../database/lms-values.ts";
import type { DemoBase } from "./insert-demo-base.ts";
import {
  insertInvoice,
  insertLink,
  insertCash,
  insertRow,
  type DemoDocumentHead,
  type DemoLine,
} from "./lms-records.ts";

const DAY = 86_400;
/** Value of `customers.status` for a connected customer. */
const CONNECTED = 3;
/** 10.0.0.0, as LMS stores it. */
const FIRST_IP_ADDRESS = 167_772_160;

interface NewAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly flat?: string;
}

interface NewCustomer {
  readonly name: string;
  readonly lastName: string;
  readonly isCompany?: boolean;
  readonly ten?: string;
  readonly ssn?: string;
  readonly pin: string;
  readonly email?: string;
  readonly mobile?: string;
  readonly address: NewAddress;
}

/** Writes the customers of the demo. Times are seconds before `now`. */
export class DemoWriter {
  readonly #queries: LmsQueries;
  readonly #base: DemoBase;
  readonly #now: number;
  #documents = 0;

  constructor(queries: LmsQueries, base: DemoBase, now: number) {
    this.#queries = queries;
    this.#base = base;
    this.#now = now;
  }

  /** Returns the second `days` days ago. */
  ago(days: number): number {
    return this.#now - days * DAY;
  }

  async customer(customer: NewCustomer): Promise<{ readonly id: number; readonly address: number }> {
    const { name, lastName, isCompany = false, ten = "", ssn = "", pin, email, mobile, address } = customer;
    const type = isCompany ? CUSTOMER_TYPES.company : CUSTOMER_TYPES.person;
    const { division } = this.#base;
    const id = await insertRow(this.#queries, "customers", {
      name,
      lastname: lastName,
      type,
      ten,
      ssn,
      pin,
      status: CONNECTED,
      divisionid: division,
    });
    const place = await this.#insertAddress(address);
    await insertLink(this.#queries, "customer_addresses", {
      customer_id: id,
      address_id: place,
      type: ADDRESS_TYPES.billing,
    });
    const installed = await this.#insertAddress(address);
    await insertLink(this.#queries, "customer_addresses", {
      customer_id: id,
      address_id: installed,
      type: ADDRESS_TYPES.defaultLocation,
    });
    if (email !== undefined)
      await insertRow(this.#queries, "customercontacts", {
        customerid: id,
        contact: email,
        type: CONTACT_BITS.email | CONTACT_BITS.invoices,
      });
    if (mobile !== undefined)
      await insertRow(this.#queries, "customercontacts", {
        customerid: id,
        contact: mobile,
        type: CONTACT_BITS.mobile,
      });
    return { id, address: installed };
  }

  async service(
    customer: number,
    tariff: number,
    options: {
      readonly address?: number;
      readonly days?: number;
      readonly access?: number;
      readonly until?: number;
    } = {},
  ): Promise<void> {
    const { address, days = 400, access = 1, until = 0 } = options;
    const assignment = await insertRow(this.#queries, "assignments", {
      customerid: customer,
      tariffid: tariff,
      period: MONTHLY,
      datefrom: this.ago(days),
      dateto: until,
    });
    if (address === undefined) return;
    const node = await insertRow(this.#queries, "nodes", {
      name: `KLIENT-${assignment}`,
      ipaddr: FIRST_IP_ADDRESS + assignment,
      access,
      address_id: address,
    });
    await insertLink(this.#queries, "nodeassignments", { nodeid: node, assignmentid: assignment });
  }

  /** Returns the head of a document with the next number. */
  head(customer: number, plan: number, daysAgo: number): DemoDocumentHead {
    this.#documents += 1;
    const issuedAt = this.ago(daysAgo);
    return { customer, number: this.#documents, plan, fullNumber: null, issuedAt, daysToPay: 14 };
  }

  /** Bills one line for each of the last months, the oldest first. Returns the ids of the invoices. */
  async bill(customer: number, months: number, lines: readonly DemoLine[]): Promise<readonly number[]> {
    const ids: number[] = [];
    for (let month = months; month > 0; month -= 1) {
      const head = this.head(customer, this.#base.invoicePlan, month * 30 - 22);
      ids.push(await insertInvoice(this.#queries, { ...head, lines }));
    }
    return ids;
  }

  async pay(customer: number, daysAgo: number, value: string): Promise<void> {
    await insertCash(this.#queries, { customer, at: this.ago(daysAgo), value, comment: "Przelew" });
  }

  async #insertAddress({ street, houseNumber, flat }: NewAddress): Promise<number> {
    const [row] = await this.#queries.query(
      `INSERT INTO addresses (street, house, flat, zip, city) VALUES ($1, $2, $3, '34-600', 'Limanowa') RETURNING id`,
      [street, houseNumber, flat ?? null],
    );
    if (row === undefined) throw new Error("no address was inserted");
    return lmsNumber(row, "id");
  }
}
