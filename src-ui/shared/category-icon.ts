import {
  Blocks,
  Clapperboard,
  Globe,
  HardDrive,
  LifeBuoy,
  MonitorPlay,
  Phone,
  RadioTower,
  Smartphone,
  Tv,
} from "lucide-react";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import type { ProductCategory } from "#domain/products/index.ts";

const ICONS: Record<ProductCategory, IconDrawing> = {
  television: Tv,
  tv_smart: MonitorPlay,
  internet: Globe,
  mobile_internet: RadioTower,
  mobile_phone: Smartphone,
  phone: Phone,
  assistance: LifeBuoy,
  additional: Blocks,
  unknown: Blocks,
  devices: HardDrive,
  netflix: Clapperboard,
  player: Clapperboard,
  tvn24go: Clapperboard,
};

/** Icon of a product category. */
export function categoryIcon(category: ProductCategory): IconDrawing {
  return ICONS[category];
}
