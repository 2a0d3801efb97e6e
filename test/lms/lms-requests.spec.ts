import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PIN } from "#lms/demo/insert-demo-customers.ts";
import { insertRow } from "#lms/demo/lms-records.ts";
import type { LmsFeatureSettings } from "#lms/lms-features.ts";
import { createLmsOperations } from "#lms/lms-operations.ts";
import { escapeForXml, type ServiceAnswer, type ServiceClient } from "#test/sandbox/service-client.ts";
import { openLmsScene, SCENE_NOW, type LmsScene } from "./lms-scene.ts";

const ANNA = "1001";
const TOMASZ = "1002";
const NOW = SCENE_NOW / 1_000;
const DAY = 86_400_000;
const TEXT = "Żółty kabel & <b>pękł</b>.\nProszę o kontakt.";
const NO_FEATURES: LmsFeatureSettings = {
  helpdesk: undefined,
  consents: [],
  sendsMessages: false,
  takesPayments: false,
};
const PDF = Buffer.from(`%PDF-1.4\n${"x".repeat(3_000)}\n%%EOF\n`);

let scene: LmsScene;
let faults: string;
let questions: string;
let complaints: string;

beforeAll(async () => {
  scene = await openLmsScene();
  [faults = "", questions = "", complaints = ""] = scene.helpdesk.queues.map(({ id }) => `queue-${id}`);
}, 60_000);
afterAll(() => scene.close());
beforeEach(() => {
  scene.now = SCENE_NOW;
});

const logIn = (login: string): Promise<ServiceClient> => scene.logIn(login);

const write = (client: ServiceClient, operation: string, fields: string, key: string = crypto.randomUUID()) =>
  client.call(operation, `<intentId>${key}</intentId>${fields}`);

const asOwner = (sql: string, values: readonly (string | number)[] = []) =>
  scene.asOwner(() => scene.database.query(sql, values));

interface SentRequest {
  readonly formId: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
}

function requestFields({ formId, answers = { subject: "Kabel", text: TEXT }, files = [] }: SentRequest): string {
  const items = Object.entries(answers).map(
    ([name, value]) => `<item><name>${name}</name><value>${escapeForXml(value)}</value></item>`,
  );
  const named = files.map((fileId) => `<item><field>files</field><fileId>${fileId}</fileId></item>`);
  return `<formId>${formId}</formId><answers>${items.join("")}</answers><files>${named.join("")}</files>`;
}

const messageFields = (number: string, text: string, more = ""): string =>
  `<number>${number}</number><text>${escapeForXml(text)}</text>${more}<files></files>`;

/** Returns the values of a request in a list. */
const inRequest = (list: ServiceAnswer, number: string, path: string): readonly string[] =>
  list.all(`e:submissions/e:item[e:number='${number}']/${path}`);

describe("reads", () => {
  it("[LMS-20] lists the queues of the settings as forms, and tickets with what both sides wrote", async () => {
    const anna = await logIn(ANNA);
    const forms = await anna.call("getContactFormDefinition");
    expect(forms.all("e:forms/e:item/e:formId")).toEqual([faults, questions, complaints, "PERSONAL_DATA"]);
    expect(forms.all("e:forms/e:item/e:kind")).toEqual(["FAULT", "QUESTION", "COMPLAINT", "PERSONAL_DATA"]);
    const list = await anna.call("getContactFormSubmissions");
    expect(list.all("e:submissions/e:item/e:title")).toEqual(["Wieczorem internet zwalnia", "Opłata za instalację"]);
    expect(list.all("e:submissions/e:item/e:state")).toEqual(["ANSWERED", "RECEIVED"]);
    // 30 days after 18 November; the 18th of December is a Friday.
    expect(list.all("e:submissions/e:item/e:answerBy")).toEqual(["18-12-2026"]);
    const [number = ""] = list.all("e:submissions/e:item/e:number");
    expect(number).toMatch(/^\d{6}$/);
    expect(inRequest(list, number, "e:entries/e:item/e:side")).toEqual(["CUSTOMER", "PROVIDER"]);
    expect(inRequest(list, number, "e:entries/e:item/e:author")).toEqual(["Ewa Kos"]);
    expect(inRequest(list, number, "e:entries/e:item/e:text")[1]).toBe(
      "Dzień dobry,\nwymieniliśmy kartę w węźle. Czy teraz jest lepiej?",
    );
  });

  it("[LMS-21] shows no note of employees, no deleted ticket, and no queue or source beyond the settings", async () => {
    const anna = await logIn(ANNA);
    const sent = await write(anna, "registerContactFormSubmission", requestFields({ formId: questions }));
    const number = sent.one("e:number") ?? "";
    const ticket = Number(number);
    await scene.asOwner(async () => {
      await insertRow(scene.database, "rtmessages", { ticketid: ticket, type: 1, body: "Notatka", createtime: NOW });
      await insertRow(scene.database, "rtmessages", {
        ticketid: ticket,
        deleted: 1,
        body: "Usunięta",
        createtime: NOW,
      });
    });
    const isListed = async () =>
      inRequest(await anna.call("getContactFormSubmissions"), number, "e:entries/e:item/e:text");
    expect(await isListed()).toEqual([TEXT]);
    await asOwner("UPDATE rttickets SET deleted = 1 WHERE id = $1", [ticket]);
    expect(await isListed()).toEqual([]);
    await asOwner("UPDATE rttickets SET deleted = 0, source = 1 WHERE id = $1", [ticket]);
    expect(await isListed()).toEqual([TEXT]);
    const internal = await scene.asOwner(() => insertRow(scene.database, "rtqueues", { name: "Windykacja" }));
    await asOwner("UPDATE rttickets SET queueid = $2 WHERE id = $1", [ticket, internal]);
    expect(await isListed()).toEqual([]);
    const reply = await write(anna, "addSupportRequestMessage", messageFields(number, "Halo"));
    expect(reply.one("e:errorCode")).toBe("UNKNOWN_REQUEST");
    const form = await write(anna, "registerContactFormSubmission", requestFields({ formId: `queue-${internal}` }));
    expect(form.one("e:errorCode")).toBe("UNKNOWN_FORM");
  });

  it("(part of LMS-21) answers for a request or file of another customer as for an unknown one", async () => {
    const anna = await logIn(ANNA);
    const numbers = (await anna.call("getContactFormSubmissions")).all("e:submissions/e:item/e:number");
    const tomasz = await logIn(TOMASZ);
    for (const number of [...numbers, "000000", "' OR 1=1 --"]) {
      const reply = await write(tomasz, "addSupportRequestMessage", messageFields(number, "Halo"));
      expect(reply.one("e:errorCode")).toBe("UNKNOWN_REQUEST");
    }
    for (const documentId of ["A1-0", "A999999999-0", "../../etc/passwd"]) {
      const token = await write(tomasz, "getDownloadToken", `<documentId>${documentId}</documentId>`);
      expect(token.one("e:errorCode")).toBe("UNKNOWN_DOCUMENT");
    }
  });
});

describe("writes", () => {
  it("[LMS-22] writes a ticket and its message as the panel of LMS does", async () => {
    const anna = await logIn(ANNA);
    const sent = await write(anna, "registerContactFormSubmission", requestFields({ formId: faults }));
    const ticket = Number(sent.one("e:number"));
    const [row] = await asOwner(
      `SELECT queueid, customerid, subject, state, createtime::int AS createtime, modtime::int AS modtime, cause, source,
        service, type, deleted FROM rttickets WHERE id = $1`,
      [ticket],
    );
    expect(row).toEqual({
      queueid: Number(faults.slice(6)),
      customerid: 1001,
      subject: "Kabel",
      state: 0,
      createtime: NOW,
      modtime: NOW,
      cause: 0,
      source: 3,
      service: -1,
      type: 9,
      deleted: 0,
    });
    const [message] = await asOwner("SELECT * FROM rtmessages WHERE ticketid = $1", [ticket]);
    expect(message).toMatchObject({
      userid: null,
      customerid: 1001,
      mailfrom: "anna.zielinska@poczta.example",
      subject: "Kabel",
      inreplyto: null,
      body: TEXT,
      createtime: NOW,
      type: 0,
      contenttype: "text/plain",
    });
    expect(message?.["messageid"]).toMatch(
      new RegExp(`^<msg\\.${faults.slice(6)}\\.${ticket}\\.${NOW}@rtsystem\\..+>$`),
    );
    const categories = await asOwner("SELECT categoryid FROM rtticketcategories WHERE ticketid = $1", [ticket]);
    expect(categories.map((one) => one["categoryid"])).toEqual(scene.helpdesk.categories);
  });

  it("[LMS-23] writes one ticket for a key, whatever happens at once, in other processes or days later", async () => {
    const anna = await logIn(ANNA);
    const other = await scene.startAnother();
    await other.logIn(ANNA, DEMO_PIN);
    const count = async () => (await asOwner("SELECT id FROM rttickets")).length;
    const before = await count();
    const key = crypto.randomUUID();
    const fields = requestFields({ formId: questions });
    const answers = await Promise.all(
      [anna, other, anna].map((client) => write(client, "registerContactFormSubmission", fields, key)),
    );
    const numbers = new Set(answers.map((answer) => answer.one("e:number")));
    expect(numbers.size).toBe(1);
    scene.now += 3 * DAY;
    const later = await logIn(ANNA);
    const again = await write(later, "registerContactFormSubmission", fields, key);
    expect(numbers).toContain(again.one("e:number"));
    expect(await count()).toBe(before + 1);
  });

  it("(part of LMS-23) writes one message for a key", async () => {
    const anna = await logIn(ANNA);
    const sent = await write(anna, "registerContactFormSubmission", requestFields({ formId: questions }));
    const number = sent.one("e:number") ?? "";
    const key = crypto.randomUUID();
    for (const days of [0, 0, 2]) {
      scene.now = SCENE_NOW + days * DAY;
      const client = await logIn(ANNA);
      await write(client, "addSupportRequestMessage", messageFields(number, "Halo"), key);
    }
    const list = await (await logIn(ANNA)).call("getContactFormSubmissions");
    expect(inRequest(list, number, "e:entries/e:item/e:text")).toEqual([TEXT, "Halo"]);
  });

  it("[LMS-24] adds a message to a ticket; a resolved one is open again, a dead one takes none", async () => {
    const anna = await logIn(ANNA);
    const sent = await write(anna, "registerContactFormSubmission", requestFields({ formId: complaints }));
    const number = sent.one("e:number") ?? "";
    const ticket = Number(number);
    await asOwner("UPDATE rttickets SET state = 2 WHERE id = $1", [ticket]);
    scene.now += 10 * DAY;
    const later = await logIn(ANNA);
    const text = "Nie zgadzam się & czekam";
    const reply = await write(
      later,
      "addSupportRequestMessage",
      messageFields(number, text, "<disagrees>true</disagrees>"),
    );
    expect(reply.one("e:answerBy")).toBe("07-01-2027");
    const [row] = await asOwner("SELECT state, modtime::int AS modtime FROM rttickets WHERE id = $1", [ticket]);
    expect(row).toEqual({ state: 1, modtime: scene.now / 1_000 });
    const [first, second] = await asOwner("SELECT * FROM rtmessages WHERE ticketid = $1 ORDER BY id", [ticket]);
    expect(second).toMatchObject({
      customerid: 1001,
      userid: null,
      subject: "Re: Kabel",
      inreplyto: first?.["id"],
      body: `Nie zgadzam się z odpowiedzią.\n${text}`,
    });
    const list = await later.call("getContactFormSubmissions");
    expect(inRequest(list, number, "e:state")).toEqual(["IN_PROGRESS"]);
    expect(inRequest(list, number, "e:answerBy")).toEqual(["07-01-2027"]);
    expect(inRequest(list, number, "e:firstAnswerBy")).toEqual(["28-12-2026"]);
    await asOwner("UPDATE rttickets SET state = 3 WHERE id = $1", [ticket]);
    const refused = await write(later, "addSupportRequestMessage", messageFields(number, "Halo"));
    expect(refused.one("e:errorCode")).toBe("REQUEST_CLOSED");
  });

  it("(part of LMS-24) asks once more for the answer to a complaint only after its last day", async () => {
    const anna = await logIn(ANNA);
    const sent = await write(anna, "registerContactFormSubmission", requestFields({ formId: complaints }));
    const number = sent.one("e:number") ?? "";
    const ask = async () =>
      write(
        await logIn(ANNA),
        "addSupportRequestMessage",
        messageFields(number, "Proszę o odpowiedź", "<requestsAnswer>true</requestsAnswer>"),
      );
    scene.now = Date.parse("2026-12-28T11:00:00Z");
    expect((await ask()).one("e:errorCode")).toBe("ANSWER_NOT_LATE");
    scene.now = Date.parse("2026-12-29T11:00:00Z");
    // Three working days: 30 and 31 December, 4 January.
    expect((await ask()).one("e:answerBy")).toBe("04-01-2027");
    scene.now += DAY;
    expect((await ask()).one("e:answerBy")).toBe("04-01-2027");
    const list = await (await logIn(ANNA)).call("getContactFormSubmissions");
    expect(inRequest(list, number, "e:repeatedAnswerBy")).toEqual(["04-01-2027"]);
    expect(inRequest(list, number, "e:entries/e:item")).toHaveLength(2);
  });

  it("(part of LMS-24) keeps the second request for an answer when the customer writes later", async () => {
    const anna = await logIn(ANNA);
    const sent = await write(anna, "registerContactFormSubmission", requestFields({ formId: complaints }));
    const number = sent.one("e:number") ?? "";
    const ticket = Number(number);
    const add = async (at: string, text: string, more = "") => {
      scene.now = Date.parse(at);
      return write(await logIn(ANNA), "addSupportRequestMessage", messageFields(number, text, more));
    };
    const again = "<requestsAnswer>true</requestsAnswer>";
    await add("2026-12-29T11:00:00Z", "Proszę o odpowiedź", again);
    const answeredAt = Date.parse("2026-12-30T11:00:00Z") / 1_000;
    await scene.asOwner(async () => {
      const answer = { ticketid: ticket, userid: 1, body: "Odrzucamy reklamację", createtime: answeredAt };
      await insertRow(scene.database, "rtmessages", answer);
    });
    await asOwner("UPDATE rttickets SET state = 2 WHERE id = $1", [ticket]);
    await add("2027-01-04T11:00:00Z", "Nie zgadzam się");
    const list = await (await logIn(ANNA)).call("getContactFormSubmissions");
    expect(inRequest(list, number, "e:answerRequestedAt")).toEqual(["2026-12-29T12:00:00+01:00"]);
    expect(inRequest(list, number, "e:repeatedAnswerBy")).toEqual(["04-01-2027"]);
    // The next answer is late as well: its request is a new one.
    expect((await add("2027-03-01T11:00:00Z", "Proszę o odpowiedź", again)).one("e:answerBy")).toBe("04-03-2027");
    expect((await add("2027-03-02T11:00:00Z", "Proszę o odpowiedź", again)).one("e:answerBy")).toBe("04-03-2027");
  });

  it("[LMS-25] refuses answers that do not fit the form, and stores subjects without angle brackets", async () => {
    const anna = await logIn(ANNA);
    const send = (answers: Readonly<Record<string, string>>) =>
      write(anna, "registerContactFormSubmission", requestFields({ formId: complaints, answers }));
    for (const answers of [
      { subject: "Kabel" },
      { subject: " ", text: TEXT },
      { subject: "x".repeat(51), text: TEXT },
      { subject: "Kabel", text: "x".repeat(4_001) },
      { subject: "Kabel", text: TEXT, other: "x" },
    ])
      expect((await send(answers)).one("e:errorCode")).toBe("WRONG_ANSWERS");
    const sent = await send({ subject: "<i>Kabel</i>", text: TEXT, "complaint.period": "maj 2026" });
    const list = await anna.call("getContactFormSubmissions");
    const number = sent.one("e:number") ?? "";
    expect(inRequest(list, number, "e:title")).toEqual(["iKabel/i"]);
    expect(inRequest(list, number, "e:entries/e:item/e:text")).toEqual([`${TEXT}\nOkres: maj 2026`]);
  });
});

describe("files", () => {
  const addPiece = (
    client: ServiceClient,
    fileId: string,
    content: Buffer,
    position: number,
    name: string,
    size: number,
  ) =>
    write(
      client,
      "addContactFormFile",
      `<fileId>${fileId}</fileId><fileName>${name}</fileName><size>${size}</size><position>${position}</position>` +
        `<content>${content.toString("base64")}</content>`,
    );

  async function upload(client: ServiceClient, name: string): Promise<string> {
    const fileId = crypto.randomUUID();
    for (const [from, to] of [
      [0, 2_000],
      [2_000, PDF.length],
    ] as const) {
      const answer = await addPiece(client, fileId, PDF.subarray(from, to), from, name, PDF.length);
      expect(answer.one("e:received")).toBe(String(to));
    }
    return fileId;
  }

  it("[LMS-26] stores files of a request where LMS looks for them, and opens each once", async () => {
    const anna = await logIn(ANNA);
    const files = [await upload(anna, "Zdjęcie łącza.pdf"), await upload(anna, "zdjecie_lacza.pdf")];
    const sent = await write(anna, "registerContactFormSubmission", requestFields({ formId: faults, files }));
    const number = sent.one("e:number") ?? "";
    const [message] = await asOwner("SELECT id FROM rtmessages WHERE ticketid = $1", [Number(number)]);
    const stored = await asOwner(
      "SELECT filename, contenttype, cid FROM rtattachments WHERE messageid = $1 ORDER BY 1",
      [Number(message?.["id"])],
    );
    expect(stored).toEqual(
      ["Zdjecie_lacza.pdf", "zdjecie_lacza.pdf"].map((filename) => ({
        filename,
        contenttype: "application/pdf",
        cid: null,
      })),
    );
    const directory = join(scene.helpdesk.directory, number, String(message?.["id"]).padStart(6, "0"));
    expect(await readFile(join(directory, "Zdjecie_lacza.pdf"))).toEqual(PDF);
    expect((await stat(directory)).mode & 0o777).toBe(0o770);
    const list = await anna.call("getContactFormSubmissions");
    const [documentId = ""] = inRequest(list, number, "e:entries/e:item/e:documents/e:item/e:documentId");
    const token = await write(anna, "getDownloadToken", `<documentId>${documentId}</documentId>`);
    const address = token.one("e:downloadUrl") ?? "";
    const file = await fetch(address);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="Zdjecie_lacza.pdf"');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    expect((await fetch(address)).status).toBe(410);
    const tomasz = await logIn(TOMASZ);
    const foreign = await write(tomasz, "getDownloadToken", `<documentId>${documentId}</documentId>`);
    expect(foreign.one("e:errorCode")).toBe("UNKNOWN_DOCUMENT");
    expect(await scene.database.query("SELECT file_id FROM ebok.form_file_piece")).toEqual([]);
  });

  it("(part of LMS-26) refuses files of other kinds, missing ones, and those of another customer", async () => {
    const anna = await logIn(ANNA);
    const page = Buffer.from("<script>alert(1)</script>");
    const wrong = await addPiece(anna, crypto.randomUUID(), page, 0, "strona.pdf", page.length);
    expect(wrong.one("e:errorCode")).toBe("WRONG_FILE");
    const fileId = await upload(anna, "umowa.pdf");
    const tomasz = await logIn(TOMASZ);
    for (const [client, files] of [
      [tomasz, [fileId]],
      [anna, [crypto.randomUUID()]],
    ] as const) {
      const sent = await write(client, "registerContactFormSubmission", requestFields({ formId: faults, files }));
      expect(sent.one("e:errorCode")).toBe("FILE_MISSING");
    }
  });

  it("(part of LMS-26) takes no files without a directory, and has no help desk without queues", () => {
    const operations = createLmsOperations({ ...NO_FEATURES, helpdesk: { ...scene.helpdesk, directory: undefined } });
    expect(operations.has("registerContactFormSubmission")).toBe(true);
    expect(operations.has("addContactFormFile")).toBe(false);
    expect(createLmsOperations(NO_FEATURES).has("registerContactFormSubmission")).toBe(false);
  });
});
