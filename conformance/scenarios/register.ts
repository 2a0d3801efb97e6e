import { expectAnswer, type Check } from "../check.ts";
import { lastCode } from "./mailbox.ts";

const NO_ACCOUNT = "the customer cannot register";
const PASSWORD = "Kit-haslo-2026";

/** A registration from the customer number to the first login. */
export const registerScenario: Check = {
  id: "register",
  title: "Scenario: registration",
  rules: ["registration.creates-account", "registration.code-once"],
  async *run(context) {
    const [newcomer] = context.accounts.newcomers ?? [];
    if (newcomer === undefined) {
      yield { notTried: "the accounts file has no newcomer" };
      return;
    }
    const { customerNumber, identification, channel } = newcomer;
    const client = context.browser();
    const before = await client.call("beforeLogin", { login: customerNumber, identification });
    if (["1", "0", "2"].includes(before.text("possibility")) || before.errorCode === "LOCKED") {
      yield { notTried: "the newcomer has an account already, may not register or is locked" };
      return;
    }
    const sent = await client.write("signUpCodeVerify", { customerNumber, identification, channel });
    const code = await lastCode(context, client);
    if (code === "") {
      yield { notTried: "the mailbox of the accounts file has no code" };
      return;
    }
    yield* expectAnswer(sent.isData, sent, {
      rule: "registration.creates-account",
      expected: "a code that was sent",
      effect: NO_ACCOUNT,
    });
    const wrong = await client.write("signUpCodeVerify", {
      customerNumber,
      identification,
      code: code === "000000" ? "000001" : "000000",
    });
    yield* expectAnswer(wrong.errorCode === "WRONG_CODE", wrong, {
      rule: "registration.code-once",
      expected: "WRONG_CODE for another code",
      effect: "others can register in the customer's name",
    });
    const verified = await client.write("signUpCodeVerify", { customerNumber, identification, code });
    const ticket = verified.text("ticket");
    yield* expectAnswer(ticket !== "", verified, {
      rule: "registration.creates-account",
      path: "ticket",
      expected: "a ticket for the right code",
      effect: NO_ACCOUNT,
    });
    if (ticket === "") return;
    const login = `kit.${crypto.randomUUID().slice(0, 8)}`;
    const created = await client.write("signUpCodeVerify", { ticket, login, password: PASSWORD });
    yield* expectAnswer(created.flag("registered"), created, {
      rule: "registration.creates-account",
      path: "registered",
      expected: "true",
      effect: NO_ACCOUNT,
    });
    const again = await client.write("signUpCodeVerify", { ticket, login: `${login}.2`, password: PASSWORD });
    yield* expectAnswer(again.errorCode !== "" && !again.flag("registered"), again, {
      rule: "registration.code-once",
      expected: "a refusal of a used ticket",
      effect: "one code creates several accounts",
    });
    const opened = await client.call("sessionStart", { login, password: PASSWORD });
    yield* expectAnswer(opened.text("sessionId") !== "", opened, {
      rule: "registration.creates-account",
      expected: "a session for the new login",
      effect: "the customer cannot log in after the registration",
    });
  },
};
