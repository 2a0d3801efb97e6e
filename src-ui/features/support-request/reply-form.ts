import {
  canDisagree,
  FILE_KINDS,
  type ContactForm,
  type FileRules,
  type SupportRequest,
} from "#domain/support/index.ts";
import { addRequestMessage, type AddRequestMessagePorts } from "#domain/support/use-cases/add-request-message.ts";
import type { ContactFormField, FieldKind } from "#domain/support/contact-form.ts";
import type { SendRequest } from "./request-registration.ts";
import { t } from "./support.texts.ts";

const MAX_LENGTH = 4_000;
const MAX_FILES = 3;
const YES = "yes";

/** Names of the fields. */
const [DISAGREES, TEXT, FILES] = ["disagrees", "text", "files"];

/** The label is read at each render, because the language of the page may change while the form is open. */
function field(name: string, labelOf: () => string, required: boolean, answer: FieldKind): ContactFormField {
  return {
    hint: undefined,
    section: undefined,
    shownWhen: undefined,
    legal: undefined,
    offers: undefined,
    name,
    required,
    answer,
    get label() {
      return labelOf();
    },
  };
}

const option = (value: string, labelOf: () => string) => ({
  value,
  get label() {
    return labelOf();
  },
});

/** Form of a message about a request (REQ-01). An answered complaint asks whether the customer accepts the answer. */
export function replyForm(request: Pick<SupportRequest, "number" | "kind" | "state">, megabytes: number): ContactForm {
  const files: FileRules = { atMost: MAX_FILES, megabytes, kinds: FILE_KINDS };
  const options = [option("no", () => t("reply.adds")), option(YES, () => t("reply.disagrees"))];
  const question = field(DISAGREES, () => t("reply.purpose"), true, { kind: "choice", options, emailValues: [] });
  return {
    author: "portal",
    formId: `reply ${request.number}`,
    kind: request.kind,
    get title() {
      return t("reply.title");
    },
    description: undefined,
    answerDays: undefined,
    complaint: undefined,
    fields: [
      ...(canDisagree(request) ? [question] : []),
      field(TEXT, () => t("reply.text"), true, { kind: "text", lines: "many", min: 1, max: MAX_LENGTH }),
      field(FILES, () => t("reply.files"), false, { kind: "file", files }),
    ],
  };
}

/** Sends the form of a message. */
export function sendReply(ports: AddRequestMessagePorts, number: string): SendRequest {
  return ({ answers, files }, key) => {
    const valueOf = (name: string) => answers.find((answer) => answer.name === name)?.value ?? "";
    const message = {
      number,
      text: valueOf(TEXT),
      disagrees: valueOf(DISAGREES) === YES,
      fileIds: files.map(({ fileId }) => fileId),
    };
    return addRequestMessage(ports, message, key);
  };
}
