import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listEntries } from "#sandbox/contexts/finance.repository.ts";
import { insertRequest } from "#sandbox/contexts/support.repository.ts";
import { insertTermination, revokeStored } from "#sandbox/contexts/termination.repository.ts";
import { findWithdrawals, insertWithdrawal } from "#sandbox/contexts/withdrawal.repository.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { Tenant } from "#sandbox/tenants/tenant.ts";

const ACCOUNT = "4127830";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ebok-roll-"));
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function openOn(day: string): Tenant {
  vi.setSystemTime(`${day}T10:00:00+01:00`);
  return new Tenant("", join(folder, "sandbox.db"));
}

function newest(tenant: Tenant): readonly (string | undefined)[] {
  const entry = listEntries(tenant.db, ACCOUNT)[0];
  return [entry?.number, entry?.period, entry?.entryDate, entry?.dueDate];
}

function offerEnd(tenant: Tenant): unknown {
  return tenant.db
    .prepare("SELECT data ->> '$.offerExpirationDate' AS until FROM offer WHERE account_number = ? AND status = 0")
    .get(ACCOUNT)?.["until"];
}

describe("database opened after its seed day", () => {
  test("rolls dates forward by whole months, and offers by days", () => {
    const first = openOn("2026-11-20");
    first.ensureSeeded(ACCOUNT);
    expect(newest(first)).toEqual(["FV/4127830/11/26", "2026-11", "2026-11-16", "2026-11-30"]);
    first.close();

    const sameMonth = openOn("2026-12-18");
    expect(newest(sameMonth)).toEqual(["FV/4127830/11/26", "2026-11", "2026-11-16", "2026-11-30"]);
    expect(offerEnd(sameMonth)).toBe("2027-01-02");
    sameMonth.close();

    const later = openOn("2027-02-21");
    expect(newest(later)).toEqual(["FV/4127830/02/27", "2027-02", "2027-02-16", "2027-02-28"]);
    expect(offerEnd(later)).toBe("2027-03-08");
    const price = later.db
      .prepare(
        "SELECT data ->> '$.productPrices[1].validTo' AS last FROM product WHERE data ->> '$.code' = 'TV-PREMIUM'",
      )
      .get();
    expect(price?.["last"]).toBe("2027-05-31");
    later.close();
  });

  test("rolls a repeated answer and a withdrawal forward by days, and keeps the hour", () => {
    const first = openOn("2026-10-20");
    const summer = Date.parse("2026-10-20T23:30:00+02:00");
    insertWithdrawal(first.db, "2026", {
      account: ACCOUNT,
      name: "A",
      contractNumber: "1",
      email: "",
      receivedAt: summer,
    });
    const sent = { sent: "2026-10-01T08:00:00", answerBy: "2026-10-15", answerRequestedAt: "2026-10-20T08:00:00" };
    const request = { number: "ZG/1", formId: "1", kind: "COMPLAINT", title: "", state: "RECEIVED", ...sent };
    insertRequest(first.db, ACCOUNT, { ...request, repeatedAnswerBy: "2026-10-23" }, []);
    insertTermination(
      first.db,
      ACCOUNT,
      { terminationId: "T", contractNumber: "1", submitted: "2026-10-20T08:00:00", endsOn: "2026-11-30", cost: 0 },
      { "1": { status: "ACTIVE", contractEnd: "2026-12-31" } },
    );
    first.close();

    const later = openOn("2026-11-20");
    expect(findWithdrawals(later.db).map(({ receivedAt }) => wallAt(receivedAt))).toEqual(["2026-11-20T23:30:00"]);
    const row = later.db.prepare("SELECT * FROM support_request WHERE number = 'ZG/1'").get();
    expect([row?.["answer_by"], row?.["answer_requested_at"], row?.["repeated_answer_by"]]).toEqual([
      "2026-11-15",
      "2026-11-20T08:00:00",
      "2026-11-23",
    ]);
    expect(revokeStored(later.db, "T", "2026-11-20T08:00:00")).toMatchObject({ "1": { contractEnd: "2027-01-31" } });
    later.close();
  });

  test("seeds a customer added later with the same relative days", () => {
    openOn("2026-11-20").close();
    const later = openOn("2027-01-05");
    later.ensureSeeded(ACCOUNT);
    expect(newest(later)).toEqual(["FV/4127830/12/26", "2026-12", "2026-12-16", "2026-12-30"]);
    expect(offerEnd(later)).toBe("2027-01-20");
    later.close();
  });

  test("rolls an open database forward when the machine's day changes", () => {
    const tenant = openOn("2026-11-20");
    tenant.ensureSeeded(ACCOUNT);
    vi.setSystemTime("2026-11-20T23:59:59+01:00");
    tenant.refreshDates();
    expect(newest(tenant)[0]).toBe("FV/4127830/11/26");
    vi.setSystemTime("2027-02-21T00:00:01+01:00");
    tenant.refreshDates();
    expect(newest(tenant)).toEqual(["FV/4127830/02/27", "2027-02", "2027-02-16", "2027-02-28"]);
    expect(offerEnd(tenant)).toBe("2027-03-08");
    tenant.close();
  });

  test("does not roll dates forward when the tenant's clock is set ahead", () => {
    const tenant = openOn("2026-11-20");
    tenant.ensureSeeded(ACCOUNT);
    tenant.setClockOffset(90 * 86_400_000);
    tenant.refreshDates();
    expect(newest(tenant)[0]).toBe("FV/4127830/11/26");
    tenant.close();
  });

  test("keeps the dates of the database when the clock is set back", () => {
    const tenant = openOn("2026-11-20");
    tenant.ensureSeeded(ACCOUNT);
    tenant.close();
    const back = openOn("2026-10-01");
    expect(newest(back)[0]).toBe("FV/4127830/11/26");
    back.close();
  });
});
