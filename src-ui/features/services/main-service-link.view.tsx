import { pathTo } from "#domain/navigation/paths.ts";
import type { MainService } from "#domain/products/service-view.ts";
import { Link } from "#ui/design-system/link.tsx";
import { t } from "./services.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Link of an additional service to its main service. */
export function MainServiceLink({ main }: { readonly main: MainService | undefined }) {
  return (
    main !== undefined && (
      <p>
        {t("belongsTo")}{" "}
        <Link href={pathTo("myServices", main.productId)}>
          <PolishText>{main.name}</PolishText>
        </Link>
      </p>
    )
  );
}
