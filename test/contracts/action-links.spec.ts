import { expect, it } from "vitest";
import { SoapActionLinksAdapter } from "#adapters/soap/action-links/soap-action-links.adapter.ts";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { fakeActionLinks } from "#test/fakes/fake-action-links.ts";
import { anActionLink } from "#test/mothers/index.ts";
import { actionLinksPortContract } from "./action-links-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { soapReply } from "../fakes/soap-reply.ts";

actionLinksPortContract("fake", async () => {
  const port = fakeActionLinks({
    "open-token": anActionLink(),
    "request-token": anActionLink({ kind: "request" }),
    "expired-token": anActionLink({ state: "expired" }),
    "annulled-token": anActionLink({ state: "annulled" }),
  });
  return {
    port,
    open: "open-token",
    openRequest: "request-token",
    expired: "expired-token",
    annulled: "annulled-token",
    effects: async () => port.effects.length,
    breakDown: () => port.script.breakDown("load", "answer"),
  };
});

const newWire = useSandbox();

/** Number of the open link's matter, which its confirmation names. */
const TRANSFER = "PN/2026/00817";

actionLinksPortContract("SOAP", async () => {
  const wire = newWire();
  return {
    port: new SoapActionLinksAdapter(wire.gateway),
    open: await wire.tokenOfLink("/numberTransferDecision"),
    openRequest: await wire.tokenOfLink("/requestConfirmation"),
    expired: await wire.tokenOfLink("/numberTransfer/PastExpirationDate"),
    annulled: await wire.tokenOfLink("/numberTransfer/Annuled"),
    effects: async () => (await wire.outbox()).filter(({ text }) => text.includes(TRANSFER)).length,
    breakDown: () => wire.breakDown("*"),
  };
});

it("(part of ROUTE-07) updates the history when an offer is answered by link", async () => {
  const wire = newWire();
  const actionLinks = new SoapActionLinksAdapter(wire.gateway);
  await wire.logIn("m.brzezinska");
  const statusOf = async (offerId: string) => {
    const history = await new SoapOffersAdapter(wire.gateway).loadHistory();
    return history.ok ? history.value.find((offer) => offer.offerId === offerId)?.status : undefined;
  };
  expect(await statusOf("118402")).toBe("active");
  const token = await wire.tokenOfLink("/offer/offerAccept");
  const answered = await actionLinks.answer({ idempotencyKey: "offer-intent-0000001", token, answer: "accept" });
  expect(answered).toMatchObject({ ok: true, value: { kind: "offer", state: "accepted" } });
  expect(await statusOf("118402")).toBe("accepted");
  const tokens = new Set(
    (await wire.outbox())
      .flatMap(({ links }) => links)
      .filter(({ href }) => href.startsWith("/offer/offerAccept#"))
      .map(({ href }) => href.split("token=")[1] ?? ""),
  );
  const states = await Promise.all(
    [...tokens].map(async (each) => {
      const actionLink = await actionLinks.load(each);
      return actionLink.ok ? actionLink.value.state : actionLink.failure.kind;
    }),
  );
  expect(states.toSorted()).toEqual(["accepted", "accepted", "annulled", "contact-requested", "declined", "expired"]);
});

it("loads an action link without using the session of the logged-in customer", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  expect(
    (await new SoapActionLinksAdapter(wire.gateway).load(await wire.tokenOfLink("/numberTransferDecision"))).ok,
  ).toBe(true);
});

const refused = (reason: string) => ({ kind: "action-link-refused", reason });
const closed = (state: string) => ({ kind: "not-open", state });

it.each([
  ["error1", refused("unknown-case")],
  ["error2", refused("unknown-link")],
  ["error3", refused("not-yours")],
  ["error11", refused("missing-data")],
  ["error21", refused("missing-document")],
  ["error31", refused("provider")],
  ["error41", closed("accepted")],
  ["error42", closed("declined")],
  ["error43", closed("contact-requested")],
  ["error44", closed("expired")],
  ["error45", closed("annulled")],
  ["error99", refused("unlisted")],
])(
  "(part of ROUTE-07) decodes the decision code %s of an action link on opening and answering",
  async (code, failure) => {
    const wire = newWire();
    const port = new SoapActionLinksAdapter(wire.gateway);
    const token = await wire.tokenOfLink("/numberTransferDecision");
    for (const operation of ["getMatter", "answerMatter"] as const) {
      const body = soapReply(operation, `<errorCode>${code}</errorCode>`);
      await wire.fault({ operation, body, contentType: "text/xml; charset=utf-8", status: 200 });
    }
    expect(await port.load(token)).toEqual({ ok: false, failure });
    expect(await port.answer({ idempotencyKey: "decision-code-000001", token, answer: "accept" })).toEqual({
      ok: false,
      failure,
    });
  },
);
