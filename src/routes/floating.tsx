import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { pathTo, showsFloatingBar } from "#domain/navigation/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { FloatingBar } from "#ui/shell/floating-bar.view.tsx";
import type { App } from "../boot/app.ts";
import { OfferFloater } from "./offer-floater.tsx";

/** What this customer has of quick actions, where they may float (NAV-10). */
export const Floating = observer(function Floating({ app, route }: { readonly app: App; readonly route: RouteName | undefined }) {
  const navigate = useNavigate();
  const { access } = app.stores.navigation;
  if (access === undefined || !showsFloatingBar(route)) return null;
  return (
    <FloatingBar
      offer={access.offers === "yes" && <OfferFloater app={app} />}
      onChat={access.chat === "yes" ? () => void navigate(pathTo("chat")) : undefined}
    />
  );
});
