import type { RouteName } from "#domain/navigation/routes.ts";
import { useBrand } from "./brand-context.tsx";
import { t } from "./texts.ts";

/** The page's title: what it is, and whose. `name` says more than the route's own name, where more is known. */
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
