/** What the catalogue leaves to the table: set under `options:` in an encounter. */
export const escalationCatalogueOptions = [
    {
        id: 'fumble-mishap',
        title: 'What else happens on a Crit Fail: nothing, or the referee is asked',
        rule: 'fumble-mishap',
        choices: ['nothing', 'ask'],
        default: 'nothing',
    },
    {
        id: 'damage-dice-choice',
        title: 'How five or more dice of damage are counted: rolled out, partly averaged, or a few of them multiplied',
        rule: 'damage-dice-choice',
        choices: ['roll', 'average', 'multiply'],
        default: 'roll',
    },
    {
        id: 'ambush-escalation',
        title: "Where the escalation die stands in round 1 after the party's Surprise Round",
        rule: 'ambush-escalation',
        choices: ['start-at-0', 'start-at-1'],
        default: 'start-at-0',
    },
    {
        id: 'free-action-limit',
        title: 'How many free actions somebody can start on a turn',
        rule: 'free-action-limit',
        choices: ['unlimited', '1', '2', '3', '5'],
        default: 'unlimited',
    },
    {
        id: 'dicey-move-reward',
        title: 'What a Dicey Move earns: the referee is asked, or always the same',
        rule: 'dicey-move-reward',
        choices: ['ask', 'obvious-only', 'attack-advantage', 'damage', 'condition', 'disengage-advantage'],
        default: 'ask',
    },
    {
        id: 'staggered-enemy',
        title: 'When an enemy is Staggered: at half of its hit points, or where the referee says',
        rule: 'staggered-enemy',
        choices: ['half', 'set-by-referee'],
        default: 'half',
    },
    {
        id: 'unconscious-variant',
        title: "Whether a player's character at 0 hit points is Dying, or unconscious until a Full Rest",
        rule: 'unconscious-variant',
        choices: ['dying', 'unconscious'],
        default: 'dying',
    },
    {
        id: 'npc-healing',
        title: 'What an NPC or enemy heals for each Level',
        rule: 'npc-healing',
        choices: ['d6', 'd10', 'ask'],
        default: 'd6',
    },
    {
        id: 'full-rest-when',
        title: 'When a Full Rest can be taken: whenever the referee says, or after three encounters at the earliest',
        rule: 'full-rest-when',
        choices: ['referee-decides', 'at-least-3'],
        default: 'referee-decides',
    },
    {
        id: 'downtime',
        title: 'What much downtime within a day gives back',
        rule: 'downtime',
        choices: ['none', 'recovery', 'daily'],
        default: 'none',
    },
];
//# sourceMappingURL=options.js.map