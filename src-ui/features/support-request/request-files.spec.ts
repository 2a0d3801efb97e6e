import { describe, expect, it } from "vitest";
import type { ContactForm, SupportRequest } from "#domain/support/index.ts";
import { registerRequest } from "#domain/support/use-cases/register-request.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { aForm } from "#test/mothers/index.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import type { FileSource } from "./attached-file.ts";
import { RequestFormViewModel } from "./request-form.view-model.ts";

/** Names of the files of the first request. */
const namesIn = (requests: readonly SupportRequest[]) => requests[0]?.entries[0]?.files.map(({ name }) => name);

const JPG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0];

function aFile(name: string, ready: Promise<void> = Promise.resolve()): FileSource {
  const bytes = Uint8Array.from(JPG);
  return {
    name,
    size: bytes.length,
    slice: (from, to) => ({ arrayBuffer: () => ready.then(() => bytes.slice(from, to).buffer) }),
  };
}

const withFiles = (required: boolean): ContactForm =>
  aForm({
    fields: [
      { name: "text", label: "Treść", type: "TEXTAREA", required: true },
      { name: "files", label: "Pliki", type: "FILE", required, maxFiles: 3 },
    ],
  });

function opened(form = withFiles(true)) {
  const provider = fakeSupport({ forms: [form] });
  const model = new RequestFormViewModel(form, {
    port: provider,
    send: (request, key) => registerRequest({ support: provider }, request, key),
    store: new SupportStore(provider, movableClock()),
    idempotencyKeys: fakeIdempotencyKeys(),
    draft: undefined,
    known: { phone: "", email: "" },
    offerFor: () => undefined,
  });
  model.set("text", "Proszę o kopię umowy.");
  const field = form.fields.find(({ name }) => name === "files");
  if (field === undefined) throw new Error("file field not found");
  const names = () =>
    model.attachments.of("files").map(({ name, problem }) => (problem === undefined ? name : `${name}: ${problem}`));
  return { provider, model, names, pick: (...files: readonly FileSource[]) => model.pick(field, files) };
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe("files of a request", () => {
  it("accepts the files of a request again after one over the limit was removed", async () => {
    const { model, names, pick, provider } = opened();
    await pick(aFile("1.jpg"), aFile("2.jpg"), aFile("3.jpg"), aFile("4.jpg"));
    expect(names()).toEqual(["1.jpg", "2.jpg", "3.jpg", "4.jpg: tooMany"]);
    expect(model.invalidFields).toHaveLength(1);
    const [, second] = model.attachments.of("files");
    model.remove(second?.id ?? "");
    expect(names()).toEqual(["1.jpg", "3.jpg", "4.jpg"]);
    await model.submit();
    expect([model.status, namesIn(provider.requests)]).toEqual(["done", ["1.jpg", "3.jpg", "4.jpg"]]);
  });

  it("blocks a request when a required file was removed during its upload", async () => {
    const { model, provider, pick } = opened();
    await pick(aFile("1.jpg"));
    const release = provider.script.hold("addFile");
    const sent = model.submit();
    await turns();
    model.remove(model.attachments.sending ?? "");
    release();
    await sent;
    expect([model.status, model.problem, provider.submissions.length]).toEqual(["editing", undefined, 0]);
    expect(
      model.summary.map(({ field, violation }) => [field.name, violation === "file" ? violation : violation.key]),
    ).toEqual([["files", "required"]]);
    expect(model.attempts).toBe(1);
  });

  it("sends a request without an optional file that was removed during its upload", async () => {
    const { model, provider, pick } = opened(withFiles(false));
    await pick(aFile("1.jpg"), aFile("2.jpg"));
    const release = provider.script.hold("addFile");
    const sent = model.submit();
    await turns();
    model.remove(model.attachments.sending ?? "");
    release();
    await sent;
    expect([model.status, namesIn(provider.requests)]).toEqual(["done", ["2.jpg"]]);
  });

  it("includes files of a request once when they are still being checked on submit", async () => {
    const { model, provider, pick } = opened();
    let read: () => void = () => undefined;
    const picked = pick(
      aFile(
        "1.jpg",
        new Promise((done) => {
          read = done;
        }),
      ),
    );
    const [first, second] = [model.submit(), model.submit()];
    await turns();
    expect(provider.submissions).toHaveLength(0);
    read();
    await Promise.all([picked, first, second]);
    expect([model.status, provider.submissions.length, namesIn(provider.requests)]).toEqual(["done", 1, ["1.jpg"]]);
  });

  it("adds, changes and removes no file while the request is being sent", async () => {
    const { model, provider, names, pick } = opened();
    expect((await pick(aFile("1.jpg"))).map(({ name }) => name)).toEqual(["1.jpg"]);
    const release = provider.script.hold("register");
    const sent = model.submit();
    await turns();
    expect(await pick(aFile("2.jpg"))).toEqual([]);
    model.set("text", "Coś innego");
    model.remove(model.attachments.of("files")[0]?.id ?? "");
    expect([names(), model.valueOf("text")]).toEqual([["1.jpg"], "Proszę o kopię umowy."]);
    release();
    await sent;
    expect(model.status).toBe("done");
  });

  it("replaces characters that cannot be sent in names of files", async () => {
    const { model, provider, pick } = opened();
    await pick(aFile("umowa\u0007 \ud800.jpg"));
    await model.submit();
    expect([model.status, provider.pieces[0]?.name]).toEqual(["done", "umowa_ _.jpg"]);
  });
});
