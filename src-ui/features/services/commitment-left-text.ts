import type { CommitmentLeft } from "#domain/products/commitment.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./services.texts.ts";

/** Formats the remaining commitment: "zostało 100 dni". */
export function commitmentLeftText(left: CommitmentLeft): string {
  switch (left.kind) {
    case "not-started":
      return t("left.ahead", { date: formatDate(left.from) });
    case "running":
      return t("left.days", { count: left.days });
    case "last-day":
      return t("left.lastDay");
    case "ended":
      return t("left.past");
  }
}
