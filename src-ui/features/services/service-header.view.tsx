import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Pencil } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ProductStatus } from "#domain/products/index.ts";
import type { NamedService } from "#domain/products/index.ts";
import type { MainService } from "#domain/products/service-view.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Skeleton } from "#ui/design-system/skeleton.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ProductStatusBadge } from "#ui/shared/product-badges.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { MainServiceLink } from "./main-service-link.view.tsx";
import { t } from "./services.texts.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";

/** Fields of a service that its header shows. */
export interface ServiceHeaderDetails extends NamedService {
  readonly productId: string;
  /** Name from the server, as in the contract. */
  readonly ownName: string;
  readonly status: ProductStatus;
  /** "ul. gen. Władysława Andersa 14 m. 8, Gdańsk" */
  readonly place: string | undefined;
  readonly belongsTo: MainService | undefined;
}

type ServiceHeaderPage =
  | { readonly kind: "unknown" }
  | { readonly kind: "off"; readonly service: NamedService }
  | { readonly kind: "found"; readonly service: ServiceHeaderDetails };

interface ServiceHeaderProps {
  readonly page: AsyncSection<ServiceHeaderPage>;
  /** True when parts of the services could not be read. */
  readonly isIncomplete: boolean;
  readonly onRename: () => void;
}

/** Header of the page of a service. The title stays one element in every state because it holds the focus. */
export const ServiceHeader = observer(function ServiceHeader({ page, isIncomplete, onRename }: ServiceHeaderProps) {
  return (
    <header className="page-head">
      <div>
        <h1 tabIndex={-1}>
          <Title page={page} isIncomplete={isIncomplete} />
        </h1>
        <ServiceStatusLine page={page} />
        {page.status === "ready" && page.value.kind === "found" && (
          <>
            <NameInContract service={page.value.service} />
            <MainServiceLink main={page.value.service.belongsTo} />
          </>
        )}
      </div>
      {page.status === "ready" && page.value.kind === "found" && page.value.service.status !== "INACTIVE" && (
        <IfAvailable feature="productNames">
          <Button
            variant="quiet"
            size="s"
            flush
            icon={Pencil}
            aria-haspopup="dialog"
            onClick={onRename}
            {...trackedAs("service-rename")}
          >
            {t("rename.open")}
          </Button>
        </IfAvailable>
      )}
    </header>
  );
});

/** Name of a renamed service in its contract and on its invoices. */
function NameInContract({ service: { ownName, isCustomName } }: { readonly service: ServiceHeaderDetails }) {
  if (isCustomName !== true) return null;
  return (
    <p className="muted">
      {t("nameInContract")} <PolishText>{ownName}</PolishText>
    </p>
  );
}

function Title({
  page,
  isIncomplete,
}: {
  readonly page: AsyncSection<ServiceHeaderPage>;
  readonly isIncomplete: boolean;
}) {
  switch (page.status) {
    // After a failure the route shows the error page (CALL-07).
    case "loading":
    case "failed":
      return (
        <>
          <VisuallyHidden>{t("service")}</VisuallyHidden>
          <span className="loading">
            <Skeleton width="min(26rem, 80vw)" />
          </span>
        </>
      );
    case "ready":
      return page.value.kind !== "unknown" ? (
        <ServiceName of={page.value.service} />
      ) : (
        t(isIncomplete ? "title" : "unknown.title")
      );
  }
}

function ServiceStatusLine({ page }: { readonly page: AsyncSection<ServiceHeaderPage> }) {
  switch (page.status) {
    case "loading":
    case "failed":
      return (
        <p key="loading" className="loading">
          <Skeleton width="min(20rem, 70vw)" height="1.5em" />
        </p>
      );
    case "ready":
      return (
        page.value.kind === "found" && (
          <p className="cluster">
            <ProductStatusBadge status={page.value.service.status} productId={page.value.service.productId} />
            {page.value.service.place !== undefined && <span lang="pl">{providerText(page.value.service.place)}</span>}
          </p>
        )
      );
  }
}
