import { describe, expect, it } from "vitest";
import type { ClientPort } from "#domain/account/index.ts";
import type { ConsentsPort } from "#domain/consents/index.ts";
import type { ContactPort } from "#domain/contact/index.ts";
import type { MessagesPort } from "#domain/messages/index.ts";
import type { OffersPort } from "#domain/offers/index.ts";
import type { OnboardingPort } from "#domain/onboarding/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { SiteContentPort } from "#domain/site-content/index.ts";

/** Customer with at least one item of every kind. */
export interface ReadContractSetup<Port> {
  readonly port: Port;
  /** Makes the server respond to every call with HTTP 503 until `recover`. */
  breakDown(): Promise<void>;
  recover(): Promise<void>;
}

type Make<Port> = () => Promise<ReadContractSetup<Port>>;

/** Tests that a read changes nothing, returns a failure when the server is down, and works again after that. */
function reads<Port, Value>(
  make: Make<Port>,
  load: (port: Port) => Promise<Result<Value, TransportFailure>>,
  look: (value: Value) => void,
): void {
  it("loads the same data each time", async () => {
    const { port } = await make();
    const first = await load(port);
    if (!first.ok) throw new Error(`failed: ${JSON.stringify(first.failure)}`);
    look(first.value);
    expect(await load(port)).toEqual(first);
  });

  it("returns the HTTP failure while the provider answers 503, and then recovers", async () => {
    const { port, breakDown, recover } = await make();
    await breakDown();
    expect(await load(port)).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    await recover();
    expect((await load(port)).ok).toBe(true);
  });
}

function each<Item>(items: readonly Item[], idOf: (item: Item) => string): void {
  expect(items.length).toBeGreaterThan(0);
  expect(items.map(idOf)).not.toContain("");
  expect(new Set(items.map(idOf)).size).toBe(items.length);
}

export function clientPortContract(name: string, make: Make<ClientPort>): void {
  describe(`ClientPort: ${name}`, () => {
    reads(
      make,
      (port) => port.load(),
      ({ client, products, addressList }) => {
        expect(client.accountNumber).toMatch(/^\d+$/);
        if (client.bankAccountNumber !== undefined) expect(client.bankAccountNumber).toMatch(/^\d{26}$/);
        each(products, ({ productId }) => productId);
        each(addressList, ({ addressId }) => addressId);
        for (const { name: shown } of products) expect(shown).not.toBe("");
      },
    );
  });
}

export function contactPortContract(name: string, make: Make<ContactPort>): void {
  describe(`ContactPort: ${name}`, () => {
    reads(
      make,
      (port) => port.load(),
      ({ mobilePhones, linePhones }) => {
        for (const phone of [...mobilePhones, ...linePhones]) expect(phone).toMatch(/^\d+$/);
      },
    );
  });
}

export function consentsPortContract(name: string, make: Make<ConsentsPort>): void {
  describe(`ConsentsPort: ${name}`, () => {
    reads(
      make,
      (port) => port.load(),
      (consents) => each(consents, ({ consentId }) => consentId),
    );
  });
}

export function siteContentPortContract(name: string, make: Make<SiteContentPort>): void {
  describe(`SiteContentPort, texts: ${name}`, () => {
    reads(
      make,
      (port) => port.load(),
      (content) => {
        expect(content.size).toBeGreaterThan(0);
        for (const text of content.values()) expect(text.trim()).not.toBe("");
      },
    );
  });
  describe(`SiteContentPort, banners: ${name}`, () => {
    reads(
      make,
      (port) => port.loadBanners(),
      (banners) => each(banners, ({ bannerId }) => bannerId),
    );
  });
}

export function messagesPortContract(name: string, make: Make<MessagesPort>): void {
  describe(`MessagesPort, messages: ${name}`, () => {
    reads(
      make,
      (port) => port.loadMessages(),
      (messages) => each(messages, ({ clientMessageId }) => clientMessageId),
    );
  });
  describe(`MessagesPort, outages: ${name}`, () => {
    reads(
      make,
      (port) => port.loadOutages(),
      (outages) => each(outages, ({ outageId }) => outageId),
    );
  });
}

export function offersPortContract(name: string, make: Make<OffersPort>): void {
  describe(`OffersPort: ${name}`, () => {
    reads(
      make,
      (port) => port.loadHistory(),
      (offers) => {
        each(offers, ({ offerId }) => offerId);
        expect(offers.some(({ status }) => status === "active")).toBe(true);
      },
    );
    reads(
      make,
      (port) => port.loadExtension(),
      (offers) => expect(offers.map(({ kind, status }) => [kind, status])).toEqual([["extension", "active"]]),
    );
  });
}

export function onboardingPortContract(name: string, make: Make<OnboardingPort>): void {
  describe(`OnboardingPort: ${name}`, () => {
    reads(
      make,
      (port) => port.load(),
      (events) => each(events, ({ eventName }) => eventName),
    );
  });
}
