import { useCallback, useMemo, type ComponentType } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { observer } from "mobx-react-lite";
import { askedBy, leadsOn, type Asked, type MatterPage } from "#domain/matters/index.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { MatterScreen } from "#ui/features/matters/matter.screen.tsx";
import type { MatterWorld } from "#ui/features/matters/matter.model.ts";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import type { App } from "../boot/app.ts";
import { forgetLink, forgetLinkWithSession, useLinkToken } from "./link-token.ts";
import { PageTitle } from "./page-title.tsx";
import type { ScreenModule } from "./screens.ts";
import { MATTERS_PORT } from "../container/tokens.ts";

/** The page of a link (ROUTE-05 to ROUTE-07): one route each, one chunk for all. */
export function matterScreen(page: MatterPage): ScreenModule {
  return {
    contexts: ["action-links"],
    compose: (app) =>
      matterRoute(page, app, { matters: app.container.root.get(MATTERS_PORT), idempotencyKeys: app.idempotencyKeys }),
  };
}

function matterRoute(page: MatterPage, app: App, world: MatterWorld): ComponentType {
  forgetLinkWithSession(app);
  const Matter = matterAt(page, app, world);
  return function MatterRoute() {
    const { process, token } = useParams();
    const asked = useMemo(() => askedBy(page, process), [process]);
    if (asked === undefined) {
      return (
        <>
          <PageTitle route="notFound" />
          <ErrorPage
            kind="no-page"
            loggedIn={app.stores.session.current !== undefined}
            onRetry={() => window.location.reload()}
          />
        </>
      );
    }
    return <Matter asked={asked} clean={pathTo(page, process)} param={token} />;
  };
}

interface AtAddress {
  readonly asked: Asked;
  readonly clean: string;
  readonly param: string | undefined;
}

function matterAt(page: MatterPage, app: App, world: MatterWorld): ComponentType<AtAddress> {
  return observer(function MatterAt({ asked, clean, param }: AtAddress) {
    const navigate = useNavigate();
    const token = useLinkToken(clean, param);
    const onFound = useCallback(
      (state: Parameters<typeof leadsOn>[1], justNow: boolean) => {
        // what was answered here is told here
        const next = justNow ? undefined : leadsOn(page, state);
        if (next !== undefined) void navigate(pathTo(next), { replace: true });
        else if (state !== "open") forgetLink();
      },
      [navigate],
    );
    if (token === undefined) return null;
    const loggedIn = app.stores.session.current !== undefined;
    // another link is another screen
    return (
      <MatterScreen
        key={token.kind === "token" ? token.token : token.kind}
        world={world}
        addressed={{ asked, token }}
        onFound={onFound}
        helpLines={app.brand.helpLines}
        home={{ href: pathTo(loggedIn ? "index" : "login"), loggedIn }}
      />
    );
  });
}
