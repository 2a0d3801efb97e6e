import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkMore } from "#ui/design-system/link.tsx";

/** Link to the list above the title of a page, at the same distance on every page. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p className="back-link">
      <LinkMore href={href}>
        <Icon of={ArrowLeft} size="s" /> {children}
      </LinkMore>
    </p>
  );
}
