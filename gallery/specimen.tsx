import { useId } from "react";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { galleryUrl, type GalleryAddress } from "./gallery-address.ts";
import type { StoryState } from "./story.ts";

/** State of a component with its name; a state that needs the whole window is a link. */
export function Specimen({ state, address }: { readonly state: StoryState; readonly address: GalleryAddress }) {
  const titleId = useId();
  return (
    <section className="specimen" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{state.name}</h2>
        {state.note !== undefined && <p className="muted small">{state.note}</p>}
      </header>
      <div className="specimen__body">
        {state.alone === true ? (
          <LinkButton href={galleryUrl({ ...address, state: state.key })} data-alone={state.key}>
            Pokaż
          </LinkButton>
        ) : (
          <state.show />
        )}
      </div>
    </section>
  );
}
