import { observer } from "#ui/shared/observer.ts";
import type { Message } from "#domain/messages/index.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { SearchField } from "#ui/design-system/forms/search-field.tsx";
import { t } from "./messages.texts.ts";

export interface MessageSearchState {
  /** Messages that match the search. */
  readonly listed: readonly Message[];
  readonly query: string;
  search(query: string): void;
}

/** Search in the titles of the messages, above their list (MSG-08). */
export const MessageSearch = observer(function MessageSearch({ model }: { readonly model: MessageSearchState }) {
  const { listed, query } = model;
  return (
    <>
      <div className="reader__search">
        <SearchField
          label={t("search")}
          value={query}
          onChange={(words) => model.search(words)}
          clearLabel={t("clear")}
          found={t("found", { count: listed.length })}
        />
      </div>
      {listed.length === 0 && (
        <EmptyState title={t("noneFound.title")} level={2}>
          {t("noneFound.text")}
        </EmptyState>
      )}
    </>
  );
});
