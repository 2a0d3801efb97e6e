import { describe, expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakePasswordReset } from "#test/fakes/fake-password-reset.ts";
import { ResetLinkViewModel, NewPasswordViewModel } from "./password-reset.view-model.ts";

const PASSWORD = "Wiazka-2027";
const GIVEN = { password: PASSWORD, repeated: PASSWORD };

function atPassword(links: Parameters<typeof fakePasswordReset>[0] = { links: { "t-1": "good" } }, token = "t-1") {
  const port = fakePasswordReset(links);
  return {
    port,
    model: new NewPasswordViewModel(port, fakeIdempotencyKeys(), token, {
      loggedInAs: () => Promise.resolve(undefined),
    }),
  };
}

describe("asking for a link", () => {
  it("sends the login once, however often it is pressed, and says that a link is on its way", async () => {
    const port = fakePasswordReset();
    const model = new ResetLinkViewModel(port, fakeIdempotencyKeys());
    const release = port.script.hold("requestLink");
    const asked = model.request(" m.brzezinska ");
    void model.request("m.brzezinska");
    release();
    await asked;
    expect(port.requested).toEqual(["m.brzezinska"]);
    expect(model.snapshot()).toEqual({ step: "SENT", login: "m.brzezinska" });
  });

  it("asks nobody about no login, and is the same intent after an answer that was lost", async () => {
    const port = fakePasswordReset();
    const model = new ResetLinkViewModel(port, fakeIdempotencyKeys());
    await model.request(" ");
    expect([port.script.calls, model.snapshot()]).toEqual([
      [],
      { step: "ASK", login: "", busy: false, problem: { kind: "login-missing" } },
    ]);
    const seen: string[] = [];
    const { requestLink } = port;
    port.requestLink = (request) => {
      seen.push(request.idempotencyKey);
      return requestLink(request);
    };
    port.script.failNext("requestLink", { kind: "timeout" });
    await model.request("a");
    expect(model.snapshot()).toMatchObject({ step: "ASK", login: "a", problem: { kind: "timeout" } });
    await model.request("a");
    model.back();
    await model.request("a");
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2], "a new press after an answer is a new letter").not.toBe(seen[0]);
  });
});

describe("a new password by a link", () => {
  it("looks at the link, takes the password and is done", async () => {
    const { port, model } = atPassword();
    await model.check();
    await model.check();
    expect(model.snapshot()).toMatchObject({ step: "PASSWORD" });
    await model.setPassword(GIVEN);
    expect([port.password(), model.snapshot().step, port.script.calls]).toEqual([
      PASSWORD,
      "DONE",
      ["checkToken", "setPassword"],
    ]);
  });

  it("asks nobody without a token", async () => {
    const { port, model } = atPassword({}, "");
    await model.check();
    expect([port.script.calls, model.snapshot()]).toEqual([[], { step: "OVER", problem: { kind: "unknown-token" } }]);
  });

  it.each([
    ["used", "used-token"],
    ["overdue", "overdue-token"],
  ] as const)("a link that is %s is over", async (linkState, code) => {
    const { model } = atPassword({ links: { "t-1": linkState } });
    await model.check();
    expect(model.snapshot()).toEqual({ step: "OVER", problem: { kind: "login-refused", code } });
  });

  it("keeps the page after a failure, and is the same intent when it is tried again", async () => {
    const { port, model } = atPassword();
    port.script.failNext("checkToken", { kind: "unreachable" });
    await model.check();
    expect(model.snapshot()).toEqual({ step: "CHECK", busy: false, problem: { kind: "unreachable" } });
    await model.check();
    const seen: string[] = [];
    const { setPassword } = port;
    port.setPassword = (change) => {
      seen.push(change.idempotencyKey);
      return setPassword(change);
    };
    port.script.failNext("setPassword", { kind: "http", status: 503 });
    await model.setPassword(GIVEN);
    expect(model.snapshot()).toEqual({ step: "PASSWORD", busy: false, problem: { kind: "http", status: 503 } });
    await model.setPassword(GIVEN);
    expect([seen[1], model.snapshot().step]).toEqual([seen[0], "DONE"]);
  });

  it("tells those who listen of every change, until they stop", async () => {
    const { model } = atPassword();
    let notifications = 0;
    const stop = model.subscribe(() => (notifications += 1));
    await model.check();
    expect(notifications).toBe(2);
    stop();
    await model.setPassword(GIVEN);
    expect(notifications).toBe(2);
  });

  it("says that the password is set when the answer was lost and the link is used now", async () => {
    const { port, model } = atPassword();
    const { setPassword } = port;
    port.setPassword = async (change) => {
      await setPassword(change);
      return { ok: false, failure: { kind: "timeout" } };
    };
    await model.check();
    await model.setPassword(GIVEN);
    expect([port.password(), model.snapshot().step, port.script.calls]).toEqual([
      PASSWORD,
      "DONE",
      ["checkToken", "setPassword", "checkToken"],
    ]);
  });

  describe("whose answer was lost, and the look at the link too", () => {
    /** The password may be set or not; nobody was told either way. */
    async function inDoubt(isSet: boolean) {
      const one = atPassword();
      const { setPassword } = one.port;
      one.port.setPassword = async (change) => {
        if (isSet) await setPassword(change);
        return { ok: false, failure: { kind: "timeout" } };
      };
      await one.model.check();
      one.port.script.failNext("checkToken", { kind: "unreachable" });
      await one.model.setPassword(GIVEN);
      expect(one.model.snapshot()).toEqual({ step: "PASSWORD", busy: false, problem: { kind: "outcome-unknown" } });
      return { ...one, mend: () => (one.port.setPassword = setPassword) };
    }

    it("says that nobody knows, and can be asked again until somebody does", async () => {
      const { port, model } = await inDoubt(true);
      port.script.failNext("checkToken", { kind: "timeout" });
      await model.checkAgain();
      expect(model.snapshot()).toEqual({ step: "PASSWORD", busy: false, problem: { kind: "outcome-unknown" } });
      await model.checkAgain();
      expect(model.snapshot()).toEqual({ step: "DONE", loggedInAs: undefined });
    });

    it("says that it is not set where the link is still good, and sets it with the next press", async () => {
      const { port, model, mend } = await inDoubt(false);
      await model.checkAgain();
      expect(model.snapshot()).toEqual({ step: "PASSWORD", busy: false, problem: { kind: "not-set" } });
      mend();
      await model.setPassword(GIVEN);
      expect([port.password(), model.snapshot().step]).toEqual([PASSWORD, "DONE"]);
    });

    it("is over where the link is", async () => {
      const { port, model } = await inDoubt(false);
      port.script.failNext("checkToken", { kind: "unreachable" });
      await model.checkAgain();
      port.checkToken = () => Promise.resolve({ ok: false, failure: { kind: "login-refused", code: "overdue-token" } });
      await model.checkAgain();
      expect(model.snapshot()).toEqual({ step: "OVER", problem: { kind: "login-refused", code: "overdue-token" } });
    });

    it("looks once at a time, and only where nobody knows", async () => {
      const { port, model } = await inDoubt(true);
      const release = port.script.hold("checkToken");
      const asked = model.checkAgain();
      await model.checkAgain();
      await model.setPassword(GIVEN);
      expect(model.snapshot()).toMatchObject({ busy: true, problem: { kind: "outcome-unknown" } });
      release();
      await asked;
      await model.checkAgain();
      expect(port.script.calls).toEqual(["checkToken", "setPassword", "checkToken", "checkToken"]);
    });
  });

  it("names who is logged in in this browser nevertheless, after the password is set", async () => {
    const port = fakePasswordReset({ links: { "t-1": "good" } });
    const asked: string[] = [];
    const model = new NewPasswordViewModel(port, fakeIdempotencyKeys(), "t-1", {
      loggedInAs: () => {
        asked.push(port.password() ?? "not set yet");
        return Promise.resolve("Katarzyna Lis");
      },
    });
    await model.check();
    await model.setPassword(GIVEN);
    expect([asked, model.snapshot()]).toEqual([[PASSWORD], { step: "DONE", loggedInAs: "Katarzyna Lis" }]);
  });
});
