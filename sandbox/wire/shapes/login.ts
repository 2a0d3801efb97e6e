import { list, record, type Fields } from "../shape.ts";

export const BEFORE_LOGIN: Fields = {
  lockedUntil: "moment",
  possibility: "number",
  verification: record({ mode: "number", email: "text", phone: "text" }),
};

export const SIGN_UP_CODE_VERIFY: Fields = {
  lockedUntil: "moment",
  codeValidUntil: "moment",
  codeAgainAt: "moment",
  ticket: "text",
  registered: "flag",
};

export const PASSWORD_RESET: Fields = { accepted: "flag" };

export const SESSION_START: Fields = {
  lockedUntil: "moment",
  challenge: record({
    challengeId: "text",
    factor: "text",
    phone: "text",
    codeValidUntil: "moment",
    codeAgainAt: "moment",
    trustedDevices: "number",
  }),
  sessionId: "text",
  userId: "text",
  contextId: "text",
  contexts: list(record({ id: "text", name: "text" })),
  cooperative: "flag",
  b2b: "flag",
  crmUser: "flag",
  ebokUser: "flag",
  wifiUser: "flag",
};

export const SESSION_START_CHALLENGE: Fields = { challengeId: "text", challenge: "text", validUntil: "moment" };

export const CHANGE_CONTEXT: Fields = {
  contextId: "text",
  cooperative: "flag",
  b2b: "flag",
  crmUser: "flag",
  ebokUser: "flag",
  wifiUser: "flag",
};
export const SESSION_CHECK: Fields = { active: "flag" };
export const SESSION_SERVER_HASH: Fields = { sessionServerHash: "text" };
