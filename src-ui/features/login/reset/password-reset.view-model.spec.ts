import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { describe, expect, it, vi } from "vitest";
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

describe("password reset that throws", () => {
  const broken = new TypeError("no map");

  it("(part of HTTP-04) reports a link request that throws as an error of the portal", async () => {
    const { handled: reported } = collectThrownErrors();
    const port = fakePasswordReset();
    vi.spyOn(port, "requestLink").mockRejectedValueOnce(broken);
    const model = new ResetLinkViewModel(port, fakeIdempotencyKeys());
    await model.request("m.brzezinska");
    expect(model.snapshot()).toMatchObject({ busy: false, failureReason: { kind: "unexpected-error" } });
    await vi.waitFor(() => expect(reported).toEqual([broken]));
  });

  it("(part of HTTP-04) reports a new password that throws as an unknown outcome", async () => {
    const { handled: reported } = collectThrownErrors();
    const { port, model } = atPassword();
    await model.check();
    vi.spyOn(port, "setPassword").mockRejectedValueOnce(broken);
    await model.setPassword(GIVEN);
    expect(model.snapshot()).toMatchObject({ busy: false, failureReason: { kind: "outcome-unknown" } });
    await vi.waitFor(() => expect(reported).toEqual([broken]));
  });
});

describe("ResetLinkViewModel", () => {
  it("requests a password reset once despite repeated presses and confirms the request", async () => {
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

  it("requests no reset without a login; keeps the idempotency key after a lost response", async () => {
    const port = fakePasswordReset();
    const model = new ResetLinkViewModel(port, fakeIdempotencyKeys());
    await model.request(" ");
    expect([port.script.calls, model.snapshot()]).toEqual([
      [],
      { step: "ASK", login: "", busy: false, failureReason: { kind: "login-missing" } },
    ]);
    const seen: string[] = [];
    const { requestLink } = port;
    port.requestLink = (request) => {
      seen.push(request.idempotencyKey);
      return requestLink(request);
    };
    port.script.failNext("requestLink", { kind: "timeout" });
    await model.request("a");
    expect(model.snapshot()).toMatchObject({ step: "ASK", login: "a", failureReason: { kind: "timeout" } });
    await model.request("a");
    model.back();
    await model.request("a");
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2], "a new request after a response sends a new message").not.toBe(seen[0]);
  });
});

describe("NewPasswordViewModel", () => {
  it("checks the reset link, sets the password and shows the result", async () => {
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

  it("checks no reset link without a token", async () => {
    const { port, model } = atPassword({}, "");
    await model.check();
    expect([port.script.calls, model.snapshot()]).toEqual([
      [],
      { step: "OVER", failureReason: { kind: "unknown-token" } },
    ]);
  });

  it.each([
    ["used", "used-token"],
    ["overdue", "overdue-token"],
  ] as const)("rejects a reset link that is %s", async (linkState, code) => {
    const { model } = atPassword({ links: { "t-1": linkState } });
    await model.check();
    expect(model.snapshot()).toEqual({ step: "OVER", failureReason: { kind: "login-refused", code } });
  });

  it("keeps the step of a password reset after a failure and retries with the same key", async () => {
    const { port, model } = atPassword();
    port.script.failNext("checkToken", { kind: "unreachable" });
    await model.check();
    expect(model.snapshot()).toEqual({ step: "CHECK", busy: false, failureReason: { kind: "unreachable" } });
    await model.check();
    const seen: string[] = [];
    const { setPassword } = port;
    port.setPassword = (change) => {
      seen.push(change.idempotencyKey);
      return setPassword(change);
    };
    port.script.failNext("setPassword", { kind: "http", status: 503 });
    await model.setPassword(GIVEN);
    expect(model.snapshot()).toEqual({ step: "PASSWORD", busy: false, failureReason: { kind: "http", status: 503 } });
    await model.setPassword(GIVEN);
    expect([seen[1], model.snapshot().step]).toEqual([seen[0], "DONE"]);
  });

  it("notifies subscribers of each change of the new password until they unsubscribe", async () => {
    const { model } = atPassword();
    let notifications = 0;
    const stop = model.subscribe(() => (notifications += 1));
    await model.check();
    expect(notifications).toBe(2);
    stop();
    await model.setPassword(GIVEN);
    expect(notifications).toBe(2);
  });

  it("treats the password as set when the response was lost and the link is used", async () => {
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

  describe("NewPasswordViewModel when the response and the check of the link were lost", () => {
    /** Loses the response; `isSet`: after the password was set. */
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
      expect(one.model.snapshot()).toEqual({
        step: "PASSWORD",
        busy: false,
        failureReason: { kind: "outcome-unknown" },
      });
      return { ...one, mend: () => (one.port.setPassword = setPassword) };
    }

    it("shows an unknown outcome of setting a password and can check it again", async () => {
      const { port, model } = await inDoubt(true);
      port.script.failNext("checkToken", { kind: "timeout" });
      await model.checkAgain();
      expect(model.snapshot()).toEqual({ step: "PASSWORD", busy: false, failureReason: { kind: "outcome-unknown" } });
      await model.checkAgain();
      expect(model.snapshot()).toEqual({ step: "DONE", loggedInAs: undefined });
    });

    it("shows that the password is not set while the link is valid, and sets it on retry", async () => {
      const { port, model, mend } = await inDoubt(false);
      await model.checkAgain();
      expect(model.snapshot()).toEqual({ step: "PASSWORD", busy: false, failureReason: { kind: "not-set" } });
      mend();
      await model.setPassword(GIVEN);
      expect([port.password(), model.snapshot().step]).toEqual([PASSWORD, "DONE"]);
    });

    it("shows that the reset link has expired when its check is repeated", async () => {
      const { port, model } = await inDoubt(false);
      port.script.failNext("checkToken", { kind: "unreachable" });
      await model.checkAgain();
      port.checkToken = () => Promise.resolve({ ok: false, failure: { kind: "login-refused", code: "overdue-token" } });
      await model.checkAgain();
      expect(model.snapshot()).toEqual({
        step: "OVER",
        failureReason: { kind: "login-refused", code: "overdue-token" },
      });
    });

    it("checks a reset link once at a time, and only while the outcome is unknown", async () => {
      const { port, model } = await inDoubt(true);
      const release = port.script.hold("checkToken");
      const asked = model.checkAgain();
      await model.checkAgain();
      await model.setPassword(GIVEN);
      expect(model.snapshot()).toMatchObject({ busy: true, failureReason: { kind: "outcome-unknown" } });
      release();
      await asked;
      await model.checkAgain();
      expect(port.script.calls).toEqual(["checkToken", "setPassword", "checkToken", "checkToken"]);
    });
  });

  it("shows a customer who is still logged in in this browser after the password was set", async () => {
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
