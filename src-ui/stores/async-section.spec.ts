import { describe, expect, it } from "vitest";
import { fail, type Result, succeed, succeedIncomplete, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { type AsyncSection, AsyncSectionModel } from "./async-section.ts";

type Answer = Result<string, TransportFailure>;

/** Creates a section with one async value, and its responses in order. */
function anAsyncSection(...answers: Answer[]): {
  section: AsyncSectionModel<string>;
  asyncValue: AsyncValue<string>;
  requestCount: () => number;
} {
  let requestCount = 0;
  const asyncValue = new AsyncValue(() => {
    const answer = answers[requestCount] ?? fail<TransportFailure>({ kind: "unreachable" });
    requestCount += 1;
    return Promise.resolve(answer);
  });
  const section = new AsyncSectionModel({
    needs: [asyncValue],
    read: () => asyncValue.known,
    load: () => asyncValue.load(),
  });
  return { section, asyncValue, requestCount: () => requestCount };
}

function retryOf(section: AsyncSection<string>): () => void {
  if (section.status !== "failed") throw new Error(`nothing to retry: ${section.status}`);
  return section.retry;
}

const DOWN = fail<TransportFailure>({ kind: "unreachable" });

async function settled(): Promise<void> {
  await new Promise((done) => setImmediate(done));
}

describe("AsyncSectionModel", () => {
  it("shows a section as loading, then with its value", async () => {
    const { section } = anAsyncSection(succeed("usługi"));
    expect(section.section).toMatchObject({ status: "loading" });
    await section.load();
    expect(section.section).toEqual({ status: "ready", value: "usługi" });
  });

  it("shows a failed section that can be retried until it has a value", async () => {
    const { section } = anAsyncSection(DOWN, DOWN, succeed("usługi"));
    await section.load();
    expect(section.section).toMatchObject({ status: "failed", retrying: false });
    retryOf(section.section)();
    await settled();
    expect(section.section).toMatchObject({ status: "failed", retrying: false });
    retryOf(section.section)();
    await settled();
    expect(section.section).toEqual({ status: "ready", value: "usługi" });
  });

  it("(part of CALL-20) asks again while a request has had no response, and shows the newest one", async () => {
    const responses: ((answer: Answer) => void)[] = [];
    const asyncValue = new AsyncValue(() => new Promise<Answer>((answer) => responses.push(answer)));
    const section = new AsyncSectionModel({
      needs: [asyncValue],
      read: () => asyncValue.known,
      load: () => asyncValue.load(),
    });
    void section.load();
    await settled();
    if (section.section.status === "loading") section.section.retry?.();
    await settled();
    expect(responses).toHaveLength(2);
    responses[1]?.(succeed("usługi"));
    await settled();
    expect(section.section).toMatchObject({ status: "ready", value: "usługi" });
    responses[0]?.(DOWN);
    await settled();
    expect(section.section).toMatchObject({ status: "ready", value: "usługi" });
  });

  it("keeps the error of a section during a retry, and retries once for several presses", async () => {
    const { section, requestCount } = anAsyncSection(DOWN, succeed("usługi"));
    await section.load();
    const retry = retryOf(section.section);
    retry();
    retry();
    expect(section.section).toMatchObject({ status: "failed", retrying: true });
    await settled();
    expect(section.section.status).toBe("ready");
    expect(requestCount()).toBe(2);
  });

  it("(part of HTTP-04) marks a section that the portal failed to load, also in a retry", async () => {
    const { section } = anAsyncSection(fail({ kind: "unexpected-error" }), DOWN);
    await section.load();
    expect(section.section).toMatchObject({ status: "failed", cause: "portal" });
    retryOf(section.section)();
    expect(section.section).toMatchObject({ status: "failed", retrying: true, cause: "portal" });
    await settled();
    expect(section.section).toMatchObject({ status: "failed", retrying: false, cause: "connection" });
  });

  it("keeps the value of a section when a later response fails", async () => {
    const { section, asyncValue } = anAsyncSection(succeed("usługi"), DOWN);
    await section.load();
    await asyncValue.reload();
    expect(section.section).toEqual({ status: "ready", value: "usługi" });
  });

  it("(part of ENT-03) marks a section with unreadable fields and reloads its values", async () => {
    let requestCount = 0;
    const asyncValue = new AsyncValue(() => {
      requestCount += 1;
      return Promise.resolve(requestCount === 1 ? succeedIncomplete("usługi", ["products"]) : succeed("wszystkie"));
    });
    const sectionOf = (fields: readonly string[] | undefined) =>
      new AsyncSectionModel({
        needs: [asyncValue],
        ...(fields === undefined ? {} : { fields }),
        read: () => asyncValue.known,
        load: () => asyncValue.load(),
      });
    const [all, own, other] = [sectionOf(undefined), sectionOf(["products"]), sectionOf(["flags"])];
    await all.load();
    expect(other.section).toEqual({ status: "ready", value: "usługi", incomplete: undefined });
    expect(all.section).toMatchObject({ incomplete: { isReloading: false } });
    if (own.section.status === "ready") own.section.incomplete?.reload();
    await settled();
    expect(own.section).toEqual({ status: "ready", value: "wszystkie", incomplete: undefined });
  });
});
