import "./service-search.css";
import { observer } from "#ui/shared/observer.ts";
import type { ProductCategory } from "#domain/products/index.ts";
import { SearchField } from "#ui/design-system/forms/search-field.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { t } from "./services.texts.ts";

/** Search of a long list of services. */
export interface ServiceSearchViewState {
  readonly text: string;
  readonly category: ProductCategory | undefined;
  readonly isActive: boolean;
  setText(text: string): void;
  setCategory(category: ProductCategory | undefined): void;
  clear(): void;
}

const ALL = "";

/** Search by name, address or number, and by kind; the number of results is visible and announced (SERV-01). */
export const ServiceSearch = observer(function ServiceSearch({
  search,
  categories,
  found,
}: {
  readonly search: ServiceSearchViewState;
  readonly categories: readonly ProductCategory[];
  /** Number of services that match. */
  readonly found: number;
}) {
  return (
    <div className="service-search">
      <SearchField
        label={t("search.label")}
        value={search.text}
        onChange={(text) => search.setText(text)}
        clearLabel={t("search.clear")}
        found={search.isActive ? t("search.found", { count: found }) : ""}
      />
      {categories.length > 1 && (
        <Select
          label={t("search.kind")}
          value={search.category ?? ALL}
          onChange={({ target }) => search.setCategory(categories.find((category) => category === target.value))}
        >
          <option value={ALL}>{t("search.allKinds")}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`kind_${category}`)}
            </option>
          ))}
        </Select>
      )}
      {search.isActive && found > 0 && (
        <p className="service-search__found muted small" aria-hidden="true">
          {t("search.found", { count: found })}
        </p>
      )}
    </div>
  );
});
