import "#ui/design-system/banner.css";
import "#ui/design-system/button.css";
import "./error-notice.css";
import { texts } from "#ui/shared/texts/texts.ts";
import { SUPPORT_CODE } from "../../../container/support-code.ts";
import pl from "./pl.json";

const t = texts(pl, "fallback-details");

/** Marks the notice in the page. */
const ID = "error-notice";

/**
 * Shows a notice over the page that something of the portal failed, until the customer closes it; a second error adds
 * none (HTTP-04). Plain DOM, because the page itself may be what failed.
 */
export function showErrorNotice(document: Document, reload: () => void): void {
  if (document.getElementById(ID) !== null) return;
  const notice = document.createElement("div");
  notice.id = ID;
  // The region exists before its text, so that a screen reader announces the text.
  notice.setAttribute("role", "alert");
  document.body.append(notice);
  const title = document.createElement("strong");
  title.textContent = t("error.title");
  const text = document.createElement("span");
  text.className = "banner__text";
  text.append(title, ` ${t("error.text", { code: SUPPORT_CODE })}`);
  const actions = document.createElement("span");
  actions.className = "banner__action";
  actions.append(
    button(document, t("error.reload"), reload),
    button(document, t("error.close"), () => notice.remove()),
  );
  const content = document.createElement("div");
  content.className = "banner__content";
  content.append(text, actions);
  const banner = document.createElement("div");
  banner.className = "banner banner--bad";
  banner.append(content);
  notice.append(banner);
}

function button(document: Document, label: string, press: () => void): HTMLButtonElement {
  const created = document.createElement("button");
  created.type = "button";
  created.className = "btn btn--quiet btn--s";
  created.textContent = label;
  created.addEventListener("click", press);
  return created;
}
