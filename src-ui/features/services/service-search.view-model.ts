import { action, makeObservable, observable } from "mobx";
import type { ServiceCriteria } from "#domain/products/service-search.ts";
import type { ProductCategory } from "#domain/products/index.ts";

/** Search of the list of services. It outlives the list, so that the way back from a service finds it unchanged. */
export class ServiceSearchViewModel implements ServiceCriteria {
  text: string;
  category: ProductCategory | undefined;

  constructor({ text, category }: ServiceCriteria = { text: "", category: undefined }) {
    this.text = text;
    this.category = category;
    makeObservable(this, {
      text: observable,
      category: observable,
      setText: action,
      setCategory: action,
      clear: action,
    });
  }

  get isActive(): boolean {
    return this.text.trim() !== "" || this.category !== undefined;
  }

  readonly setText = (text: string): void => {
    this.text = text;
  };

  readonly setCategory = (category: ProductCategory | undefined): void => {
    this.category = category;
  };

  readonly clear = (): void => {
    this.text = "";
    this.category = undefined;
  };
}
