import { reservedNames as reserved } from '../../reading/names.js';
/** Words that cannot be names in a fight of these sides. */
export const reservedNames = (sides) => reserved(['done'], sides);
//# sourceMappingURL=reserved.js.map