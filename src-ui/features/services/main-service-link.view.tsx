import { pathTo } from "#domain/navigation/paths.ts";
import type { MainService } from "#domain/products/service-view.ts";
import { Link } from "#ui/design-system/link.tsx";
import { t } from "./services.texts.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";

/** Link of an additional service to its main service. */
export function MainServiceLink({ main }: { readonly main: MainService | undefined }) {
  return (
    main !== undefined && (
      <p>
        {t("belongsTo")}{" "}
        <Link href={pathTo("myServices", main.productId)}>
          <ServiceName of={main} />
        </Link>
      </p>
    )
  );
}
