import type { CallCounter } from "#kit/login/call-limits.ts";
import { randomBytes, randomInt } from "node:crypto";
import type { JsonRecord } from "#kit/json.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { codeCounters, countCall, findWait, refuseOrCount, tryLaterAnswer } from "./call-limits.ts";
import { countFailure, findLock, lockedAnswer, type LockKey } from "./login-lock.ts";
import { findPerson } from "./login.repository.ts";
import { maskEmail, maskPhone } from "#kit/text/mask-contact.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendLocalMessage } from "./outbox.ts";
import { hashPassword } from "./password.ts";
import { isValidLogin, passwordRefusalOf } from "./new-credentials.ts";
import {
  accountOfTicket,
  findSubscriber,
  insertLogin,
  saveSignUpCode,
  saveTicket,
  signUpCodesOf,
  type Channel,
  type Subscriber,
} from "./sign-up.repository.ts";

const POSSIBLE = 1;
const NOT_POSSIBLE = 0;
/** Returned for unknown customer numbers too, so that the response does not reveal which exist (LOGIN-02). */
const FORCED = 2;
const NO_ACCOUNT = 3;
const CODE_VALID_MS = 5 * 60_000;
const RESEND_AFTER_MS = 60_000;
const TICKET_MS = 15 * 60_000;

/** Returns the key of failed attempts by customer number and address, counted apart from logins. */
const attemptsKeyOf = ({ device }: OperationCall, account: string): LockKey => ({
  login: `sign-up ${account}`,
  origin: `address ${device.address}`,
});

/** Counter of identifications that fit no customer. */
const wrongIdentifications = ({ device }: OperationCall): readonly CallCounter[] => [
  ["wrong identification of an address", device.address],
];

/** Counts a wrong identification of a number. Returns the lock, if it is the fifth one. */
function rejectIdentification(call: OperationCall, account: string): JsonRecord | undefined {
  countCall(call.tenant, wrongIdentifications(call));
  const until = countFailure(call.tenant, attemptsKeyOf(call, account));
  return until === undefined ? undefined : lockedAnswer(until);
}

/** Returns the response to a locked number, or to an address with too many wrong identifications. */
function findRefusal(call: OperationCall, account: string): JsonRecord | undefined {
  const wait = findWait(call.tenant, wrongIdentifications(call));
  return findLock(call.tenant, attemptsKeyOf(call, account)) ?? (wait === undefined ? undefined : tryLaterAnswer(wait));
}

/**
 * Returns the subscriber with this number and identification. An unknown number and a wrong identification give the
 * same result.
 */
function findIdentified({ tenant, request }: OperationCall, account: string): Subscriber | undefined {
  tenant.openAccount(account);
  const found = findSubscriber(tenant.db, account);
  return found?.identifications.includes(request.text("identification")) === true ? found : undefined;
}

/** Handles `beforeLogin` with an identification: may this customer register, and where can a code go (LOGIN-04). */
export function beforeRegistration(call: OperationCall): JsonRecord {
  const account = call.request.text("login").trim();
  const refusal = findRefusal(call, account);
  if (refusal !== undefined) return refusal;
  const found = findIdentified(call, account);
  if (found === undefined) return rejectIdentification(call, account) ?? { possibility: FORCED };
  if (found.taken) return { possibility: POSSIBLE };
  if (found.mode === 0) return { possibility: NOT_POSSIBLE };
  const { mode, email, phone } = found;
  return {
    possibility: NO_ACCOUNT,
    verification: {
      mode,
      email: email === undefined ? undefined : maskEmail(email),
      phone: phone === undefined ? undefined : maskPhone(phone),
    },
  };
}

/** Returns the recipient of a code by the verification mode of the subscriber (LOGIN-10). */
function codeRecipientOf({ mode, email, phone }: Subscriber, channel: Channel): string | undefined {
  if (mode === 0 || (mode === 3 && (email === undefined || phone === undefined))) return undefined;
  if (channel === "sms") return mode === 2 ? undefined : phone;
  return mode === 4 ? undefined : email;
}

function codeTimes(validUntil: number, resendAt: number): JsonRecord {
  return { codeValidUntil: wallAt(validUntil), codeAgainAt: wallAt(resendAt) };
}

function sendCode({ tenant, request, device, language }: OperationCall, subscriber: Subscriber): JsonRecord {
  const { account } = subscriber;
  const channel: Channel = request.text("channel") === "email" ? "email" : "sms";
  const recipient = codeRecipientOf(subscriber, channel);
  if (recipient === undefined) return { errorCode: "NOT_POSSIBLE" };
  // Polish mobile number, with or without the prefix
  if (channel === "sms" && !/^(\+?48)?[4-8]\d{8}$/.test(recipient)) return { errorCode: "BAD_SMS_PREFIX" };
  const now = tenant.now();
  const former = signUpCodesOf(tenant.db, account).find((one) => one.channel === channel && one.resendAt > now);
  if (former !== undefined)
    return request.text("anotherCode") === "true"
      ? { errorCode: "SMS_TIME_LIMIT" }
      : codeTimes(former.validUntil, former.resendAt);
  const refusal = refuseOrCount(tenant, codeCounters(device.address, undefined, recipient));
  if (refusal !== undefined) return refusal;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  saveSignUpCode(tenant.db, {
    account,
    channel,
    code,
    validUntil: now + CODE_VALID_MS,
    resendAt: now + RESEND_AFTER_MS,
  });
  sendLocalMessage(tenant, { channel, recipient, code }, { language, write: (texts) => texts.code("sign-up", code) });
  return codeTimes(now + CODE_VALID_MS, now + RESEND_AFTER_MS);
}

function verifyCode(call: OperationCall, { account }: Subscriber): JsonRecord {
  const { tenant, request } = call;
  const now = tenant.now();
  const codes = signUpCodesOf(tenant.db, account);
  const match = codes.find(({ code }) => code === request.text("code"));
  if (codes.length > 0 && (match ?? codes.find(({ validUntil }) => validUntil > now)) === undefined)
    return { errorCode: "EXPIRED_SMS_TOKEN" };
  if (match !== undefined && match.validUntil <= now) return { errorCode: "EXPIRED_SMS_TOKEN" };
  if (match === undefined) {
    const until = countFailure(tenant, attemptsKeyOf(call, account));
    return until === undefined ? { errorCode: "WRONG_CODE" } : lockedAnswer(until);
  }
  const ticket = randomBytes(18).toString("hex");
  saveTicket(tenant.db, ticket, account, now + TICKET_MS);
  return { ticket };
}

/** Confirms the new login by e-mail, or without an address by SMS. */
function confirmAccount(
  { tenant, language }: OperationCall,
  { account, email, phone }: Subscriber,
  login: string,
): void {
  const recipient = email ?? phone;
  if (recipient === undefined) return;
  const number = tenant.configuration.help.customerService.number.replaceAll(" ", "\u00a0");
  sendLocalMessage(
    tenant,
    { channel: email === undefined ? "sms" : "email", recipient },
    { language, write: (texts) => texts.accountCreated({ account, login, phone: number }) },
  );
}

function createAccount(call: OperationCall): JsonRecord {
  const { tenant, request } = call;
  const [login, password] = [request.text("login"), request.text("password")];
  const account = accountOfTicket(tenant.db, request.text("ticket"), tenant.now());
  const subscriber = account === undefined ? undefined : findSubscriber(tenant.db, account);
  if (subscriber === undefined) return { errorCode: "EXPIRED_SMS_TOKEN" };
  if (subscriber.taken) return { errorCode: "CANNOT_REGISTER" };
  if (!isValidLogin(login)) return { errorCode: "INVALID_LOGIN" };
  const easy = passwordRefusalOf(tenant, password, { login, account });
  if (easy !== undefined) return easy;
  if (findPerson(tenant.db, login) !== undefined) return { errorCode: "LOGIN_USED" };
  insertLogin(tenant.db, subscriber, login, hashPassword(password));
  confirmAccount(call, subscriber, login);
  return { registered: true };
}

/** Sends or verifies a code. Reveals no more about an account than `beforeLogin` does. */
function sendOrVerifyCode(call: OperationCall): JsonRecord {
  const account = call.request.text("customerNumber");
  const refusal = findRefusal(call, account);
  if (refusal !== undefined) return refusal;
  const subscriber = findIdentified(call, account);
  if (subscriber === undefined) return rejectIdentification(call, account) ?? { errorCode: "CANNOT_REGISTER" };
  if (subscriber.taken || subscriber.mode === 0) return { errorCode: "CANNOT_REGISTER" };
  return call.request.text("code") === "" ? sendCode(call, subscriber) : verifyCode(call, subscriber);
}

export const SIGN_UP_OPERATIONS: Readonly<Record<string, Operation>> = {
  signUpCodeVerify: {
    session: "none",
    effect: "by-intent",
    handle: (call) => (call.request.text("ticket") === "" ? sendOrVerifyCode(call) : createAccount(call)),
  },
};
