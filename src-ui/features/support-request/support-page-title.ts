import { findForm } from "#domain/support/index.ts";
import { fittingAddress, type SupportAddress } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";

/** Title of a page. `provider`: the text is the provider's, in Polish. */
export interface SupportPageTitle {
  readonly author: "portal" | "provider";
  readonly text: string;
}

type SupportSections = Pick<SupportViewModel, "requests" | "forms">;

/** Returns the title of the page at an address: its heading, and the title of the document. */
export function supportPageTitle({ requests, forms }: SupportSections, asked: SupportAddress): SupportPageTitle {
  const at = fittingAddress(asked, forms.section.status === "ready" ? forms.section.value : undefined);
  const byPortal = (text: string): SupportPageTitle => ({ author: "portal", text });
  switch (at.kind) {
    case "list":
      return byPortal(t("title"));
    case "topics":
      return byPortal(t("new"));
    case "call":
      return byPortal(t("call.topic"));
    case "form": {
      const { section } = forms;
      const form = section.status === "ready" ? findForm(section.value, at.formId) : undefined;
      return form === undefined ? byPortal(t("new")) : { author: "provider", text: form.title };
    }
    case "request": {
      const { section } = requests;
      const request = section.status === "ready" ? section.value.find(({ number }) => number === at.number) : undefined;
      return request === undefined
        ? byPortal(t("request", { number: at.number }))
        : { author: "provider", text: request.title };
    }
  }
}
