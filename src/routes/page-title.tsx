import type { RouteName } from "#domain/navigation/routes.ts";
import { useDocumentTitle } from "#ui/design-system/use-document-title.ts";
import { useBrand } from "./brand-context.tsx";
import { t } from "./routes.texts.ts";

/** Document title: name of the page and of the brand. `name` replaces the default name of the route. */
export function PageTitle({
  route,
  name,
}: {
  readonly route: RouteName | "notFound";
  readonly name?: string | undefined;
}) {
  const brand = useBrand();
  useDocumentTitle(`${name ?? t(`title.${route}`)} · ${brand.name}`);
  return null;
}
