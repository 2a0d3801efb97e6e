import { messageLanguage } from "../language/message-language.ts";
import type { OutboxTexts } from "../language/outbox-texts.ts";
import { randomBytes } from "node:crypto";
import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { dayAt, wallAt, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import { storeReceipts } from "../pages/store-receipts.ts";
import { accountNameOf } from "./account-name-of.ts";
import { announcedChange } from "./announced-change.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import { changedTermsOf } from "./changed-terms.ts";
import { revocationLines } from "../language/revocation-lines.ts";
import { announceRevocation, confirmationTimeOf } from "./confirm-terminations.ts";
import { contractEquipment } from "./contract-equipment.ts";
import { withCurrentPrice } from "./current-price.ts";
import { isOrganisationAccount } from "./is-organisation-account.ts";
import { isExtended } from "./extend-commitment.ts";
import { fixedContractTerm } from "./fixed-contract-term.ts";
import { invoiceMonthAfter } from "./issued-invoice.repository.ts";
import { NOTICE_MONTHS, possibleEnds, type LeavingTerms } from "./leaving-cost.ts";
import { mainEmailOf } from "./main-email-of.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { replacingOrders } from "./orders-after-termination.ts";
import { sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import {
  contractProducts,
  contractServiceNames,
  resignProducts,
  resumeProducts,
  runningContracts,
} from "./terminated-contracts.ts";
import { RETURN_DAYS, RETURN_TO, returnedEquipment, terminationEndOf } from "./termination-end.ts";
import {
  findTerms,
  insertTermination,
  revocableUntil,
  revokeStored,
  terminationsOf,
  type StoredTermination,
} from "./termination.repository.ts";

/** Account with the tenant that has it. */
interface AccountOfTenant {
  readonly tenant: Tenant;
  readonly account: string;
}

const isDay = (value: unknown): value is IsoDay => typeof value === "string" && value !== "";

/** Returns the terms of a contract. The relief of the first term has ended for an extension, which gives none. */
function termsOf(
  tenant: Tenant,
  account: string,
  contractNumber: string,
  products: readonly JsonRecord[],
): LeavingTerms {
  const committed = products
    .filter(({ commitmentFrom, commitmentTo }) => isDay(commitmentFrom) && isDay(commitmentTo))
    .toSorted((one, other) => jsonText(other["commitmentTo"]).localeCompare(jsonText(one["commitmentTo"])))[0];
  const fixed = fixedContractTerm(tenant.db, account, contractNumber);
  const { commitmentFrom = fixed?.from, commitmentTo = fixed?.to } = committed ?? {};
  const stored = findTerms(tenant.db, account, contractNumber);
  return {
    termFrom: isDay(commitmentFrom) ? commitmentFrom : undefined,
    termTo: isDay(commitmentTo) ? commitmentTo : undefined,
    monthlyFee: products.reduce(
      (sum, product) => sum + Number(withCurrentPrice(product, tenant.today())["actualPrice"] ?? 0),
      0,
    ),
    terms: {
      ...stored,
      equipment: contractEquipment(tenant.db, account, contractNumber),
      changedTerms: changedTermsOf(stored, products),
      ...(committed !== undefined && isExtended(committed) && { relief: 0 }),
    },
  };
}

function contractAnswer(contractNumber: string, { terms, ...contract }: LeavingTerms): JsonRecord {
  return {
    relief: 0,
    returnTo: RETURN_TO,
    returnDays: RETURN_DAYS,
    ...terms,
    ...contract,
    contractNumber,
    noticeMonths: NOTICE_MONTHS,
  };
}

function stateOf({ revoked, endsOn }: StoredTermination, isConfirmed: boolean, today: IsoDay): string {
  if (revoked !== undefined) return "revoked";
  if (endsOn < today) return "ended";
  return isConfirmed ? "confirmed" : "submitted";
}

/** The receipt goes out at once, the confirmation two working days later. */
function terminationAnswer(
  { tenant: { db }, account }: AccountOfTenant,
  termination: StoredTermination,
  now: WallTime,
): JsonRecord {
  const { terminationId, contractNumber, submitted, endsOn, cost } = termination;
  const sentOn = submitted.slice(0, 10);
  const confirmedOn = confirmationTimeOf(termination, now)?.slice(0, 10);
  const state = stateOf(termination, confirmedOn !== undefined, now.slice(0, 10));
  const returned = state === "revoked" ? undefined : returnedEquipment(db, account, termination);
  return {
    terminationId,
    contractNumber,
    submittedAt: submitted,
    endsOn,
    cost,
    state,
    receiptSentOn: sentOn,
    ...(confirmedOn !== undefined && state !== "revoked" && { confirmedOn }),
    ...((state === "submitted" || state === "confirmed") && { revocableUntil: revocableUntil(termination) }),
    ...(cost > 0 && state !== "revoked" && { billedIn: invoiceMonthAfter(db, account, endsOn) }),
    ...(returned !== undefined && {
      equipmentReturnBy: returned.by,
      equipment: contractEquipment(db, account, contractNumber),
      returnTo: returned.place,
    }),
  };
}

/** Sends the receipt on a durable medium: with the content, the day and the hour. */
function sendReceipt(
  call: OperationCall,
  { account, login }: ServerSession,
  write: (texts: OutboxTexts) => string,
): void {
  const { tenant } = call;
  sendEmail(tenant, mainEmailOf(tenant.db, account), { language: messageLanguage(call, login), write });
}

function terminate(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const { account } = session;
  const { db } = tenant;
  const today = dayAt(tenant.now());
  const contractNumber = request.text("contractNumber");
  applyDueChanges(tenant, account);
  storeReceipts(tenant, account);
  const products = runningContracts(tenant, account).get(contractNumber);
  if (products === undefined) return { errorCode: "UNKNOWN_CONTRACT" };
  const isTerminated = terminationsOf(db, account).some(
    (one) => one.contractNumber === contractNumber && one.revoked === undefined,
  );
  if (isTerminated) return { errorCode: "ALREADY_TERMINATED" };
  const contract = termsOf(tenant, account, contractNumber, products);
  if (contract.terms["portingOn"] !== undefined) return { errorCode: "PORTING_ARRANGED" };
  const [endsOn, cost] = [request.text("endsOn"), parseAmount(request.text("cost"))];
  const end = possibleEnds(contract, today).find((one) => formatPolishDay(one.endsOn) === endsOn && one.cost === cost);
  if (end === undefined) return { errorCode: "TERMS_CHANGED" };
  const termination = {
    ...end,
    terminationId: randomBytes(8).toString("hex"),
    contractNumber,
    submitted: wallAt(tenant.now()),
    revoked: undefined,
  };
  insertTermination(db, account, termination, resignProducts(tenant, account, contractNumber, end.endsOn));
  const time = termination.submitted.slice(11, 16);
  const name = accountNameOf(db, account) ?? "";
  const services = contractServiceNames(contractProducts(tenant, account, contractNumber));
  sendReceipt(call, session, (texts) =>
    texts.terminationReceipt({
      contractNumber,
      name,
      isOrganisation: isOrganisationAccount(tenant, account),
      services,
      day: today,
      time,
      ...terminationEndOf(db, account, termination, false),
    }),
  );
  storeReceipts(tenant, account);
  return { termination: terminationAnswer({ tenant, account }, termination, wallAt(tenant.now())) };
}

function revoke(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const { account } = session;
  const today = dayAt(tenant.now());
  const found = terminationsOf(tenant.db, account).find((one) => one.terminationId === request.text("terminationId"));
  if (found === undefined) return { errorCode: "UNKNOWN_TERMINATION" };
  if (found.revoked === undefined) {
    if (found.endsOn <= today) return { errorCode: "TOO_LATE" };
    const { contractNumber } = found;
    const revokedAt = wallAt(tenant.now());
    applyDueChanges(tenant, account);
    storeReceipts(tenant, account);
    resumeProducts(tenant, account, contractNumber, revokeStored(tenant.db, found.terminationId, revokedAt));
    const change = announcedChange(tenant, account, contractNumber, today);
    const orders = replacingOrders(tenant.db, account, { contractNumber, at: revokedAt });
    announceRevocation(tenant.db, account, { contractNumber, revokedAt, lines: revocationLines(change, orders) });
    sendReceipt(call, session, (texts) => texts.terminationRevoked(contractNumber, change, orders));
    storeReceipts(tenant, account);
  }
  const now = wallAt(tenant.now());
  return { termination: terminationAnswer({ tenant, account }, { ...found, revoked: now }, now) };
}

export const TERMINATION_OPERATIONS: Readonly<Record<string, Operation>> = {
  getTerminations: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      applyDueChanges(tenant, account);
      const now = wallAt(tenant.now());
      const contracts = [...runningContracts(tenant, account)];
      return {
        contracts: contracts.map(([number, products]) =>
          contractAnswer(number, termsOf(tenant, account, number, products)),
        ),
        terminations: terminationsOf(tenant.db, account).map((one) => terminationAnswer({ tenant, account }, one, now)),
      };
    },
  },
  terminateContract: { session: "required", effect: "by-intent", handle: terminate },
  revokeTermination: { session: "required", effect: "by-intent", handle: revoke },
};
