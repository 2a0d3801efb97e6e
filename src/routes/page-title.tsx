import type { RouteName } from "#domain/navigation/routes.ts";
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
  return <title>{`${name ?? t(`title.${route}`)} · ${brand.name}`}</title>;
}
