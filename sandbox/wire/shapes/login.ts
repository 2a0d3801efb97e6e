import { list, record, type Fields } from "../shape.ts";

export const BEFORE_LOGIN: Fields = { possibility: "number" };

export const SESSION_START: Fields = {
  lockedUntil: "moment",
  challenge: record({ challengeId: "text", factor: "text", phone: "text", codeValidUntil: "moment", codeAgainAt: "moment", trustedDevices: "number" }),
  sessionId: "text", userId: "text", contextId: "text", contexts: list(record({ id: "text", name: "text" })),
  cooperative: "flag", b2b: "flag", crmUser: "flag", ebokUser: "flag", wifiUser: "flag",
};

export const SESSION_CHECK: Fields = { active: "flag" };
export const SESSION_SERVER_HASH: Fields = { sessionServerHash: "text" };
