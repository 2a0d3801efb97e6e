import { describe, expect, it } from "vitest";
import type { AgreementsPort } from "#domain/consents/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/**
 * Customer with an e-mail address who has given MARKETING_EMAIL in the portal and SURVEYS, but not PARTNERS. No consent
 * is required, except in the setup `required`.
 */
export interface AgreementsContractSetup {
  readonly port: AgreementsPort;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

export interface AgreementsContractSetups {
  usual(): Promise<AgreementsContractSetup>;
  /** Customer without contact data. */
  unreachable(): Promise<AgreementsContractSetup>;
  /** Customer with the required consent CONTRACT_NOTICES, which is not given. */
  required(): Promise<AgreementsContractSetup>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-consents-${String((keyCount += 1)).padStart(6, "0")}`;
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "consents-refused", code } });

/** Runs the contract suite of `AgreementsPort`. Each setup creates a new provider. */
export function agreementsPortContract(name: string, setups: AgreementsContractSetups): void {
  describe(`AgreementsPort: ${name}`, () => {
    const given = async (port: AgreementsPort): Promise<readonly string[]> =>
      valueOf(await port.load()).flatMap(({ consentId, currentValue }) => (currentValue ? [consentId] : []));

    it("(part of CONSENT-01) loads consents with names, meanings, values and their last changes", async () => {
      const { port } = await setups.usual();
      const email = valueOf(await port.load()).find(({ consentId }) => consentId === "MARKETING_EMAIL");
      expect(email).toMatchObject({
        currentValue: true,
        group: "contact",
        settingRequirements: "EMAIL",
        required: false,
        lastChange: { channel: "portal" },
      });
      expect(email?.consentName).not.toBe("");
      expect(email?.meaning).toBeDefined();
      expect(Number.isFinite(email?.lastChange?.at)).toBe(true);
      expect(valueOf(await port.load()).find(({ consentId }) => consentId === "PARTNERS")).toMatchObject({
        currentValue: false,
        group: "data",
        lastChange: undefined,
      });
    });

    it("(part of CONSENT-01) gives and withdraws the named consents, and keeps all others", async () => {
      const { port } = await setups.usual();
      const before = await given(port);
      const answer = valueOf(
        await port.save({ idempotencyKey: nextIdempotencyKey(), given: ["PARTNERS"], withdrawn: ["SURVEYS"] }),
      );
      expect(answer).toEqual(valueOf(await port.load()));
      expect((await given(port)).toSorted()).toEqual(
        [...before.filter((id) => id !== "SURVEYS"), "PARTNERS"].toSorted(),
      );
      for (const id of ["PARTNERS", "SURVEYS"])
        expect(answer.find(({ consentId }) => consentId === id)?.lastChange?.channel).toBe("portal");
    });

    it("keeps the value and the last change of a consent that is already in the requested state", async () => {
      const { port } = await setups.usual();
      const before = valueOf(await port.load());
      expect(
        valueOf(
          await port.save({
            idempotencyKey: nextIdempotencyKey(),
            given: ["MARKETING_EMAIL"],
            withdrawn: ["PARTNERS"],
          }),
        ),
      ).toEqual(before);
    });

    it("(part of CONSENT-02) rejects the whole change when a consent needs missing contact data", async () => {
      const { port } = await setups.unreachable();
      const before = await given(port);
      for (const id of ["MARKETING_EMAIL", "MARKETING_PHONE"])
        expect(
          await port.save({ idempotencyKey: nextIdempotencyKey(), given: [id, "PARTNERS"], withdrawn: [] }),
        ).toEqual(refusalResult("contact-needed"));
      expect(await given(port)).toEqual(before);
      expect((await port.save({ idempotencyKey: nextIdempotencyKey(), given: ["PARTNERS"], withdrawn: [] })).ok).toBe(
        true,
      );
    });

    it("(part of CONSENT-03) gives none without a required consent; accepts every withdrawal", async () => {
      const { port } = await setups.required();
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), given: ["PARTNERS"], withdrawn: [] })).toEqual(
        refusalResult("required-consent"),
      );
      const isWithdrawn = async (id: string) =>
        (await port.save({ idempotencyKey: nextIdempotencyKey(), given: [], withdrawn: [id] })).ok;
      expect(await isWithdrawn("SURVEYS")).toBe(true);
      expect(
        (
          await port.save({
            idempotencyKey: nextIdempotencyKey(),
            given: ["PARTNERS", "CONTRACT_NOTICES"],
            withdrawn: [],
          })
        ).ok,
      ).toBe(true);
      expect(await isWithdrawn("CONTRACT_NOTICES")).toBe(true);
    });

    it("applies one change per idempotency key, and rejects other content with that key", async () => {
      const { port } = await setups.usual();
      const request = { idempotencyKey: nextIdempotencyKey(), given: ["PARTNERS"], withdrawn: [] };
      const first = await port.save(request);
      await port.save({ idempotencyKey: nextIdempotencyKey(), given: [], withdrawn: ["PARTNERS"] });
      expect(await port.save(request)).toEqual(first);
      expect(await given(port)).not.toContain("PARTNERS");
      expect(await port.save({ ...request, withdrawn: ["SURVEYS"] })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), given: ["NOBODY-ASKS"], withdrawn: [] })).toEqual(
        refusalResult("other"),
      );
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await setups.usual();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load()).toEqual(failed);
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), given: [], withdrawn: ["SURVEYS"] })).toEqual(
        failed,
      );
    });
  });
}
