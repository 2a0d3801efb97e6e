import type { RouteName } from "#domain/navigation/routes.ts";
import { BRAND } from "../boot/brand.ts";
import { routeTexts as t } from "./texts.ts";

/** The page's title: what it is, and whose. */
export function PageTitle({ route }: { readonly route: RouteName | "notFound" }) {
  return <title>{`${t(`title.${route}`)} · ${BRAND.name}`}</title>;
}
