import type { RouteName } from "#domain/navigation/routes.ts";
import { BRAND } from "../boot/brand.ts";
import { routeTexts as t } from "./texts.ts";

/** The page's title: what it is, and whose. `name` says more than the route's own name, where more is known. */
export function PageTitle({ route, name }: { readonly route: RouteName | "notFound"; readonly name?: string | undefined }) {
  return <title>{`${name ?? t(`title.${route}`)} · ${BRAND.name}`}</title>;
}
