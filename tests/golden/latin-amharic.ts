// amharic.md 7: each finds the same as the word beside it.
export const LATIN_AMHARIC = {
  "by ear": `
    bunna | ቡና
    yebuna masin | የቡና ማሽን
    tchama | ጫማ
    shemize | ሸሚዝ
    borssa | ቦርሳ
    enjera | እንጀራ
    habesha qemise | ሐበሻ ቀሚስ
    netella | ነጠላ
    gaabi | ጋቢ
    mitaad | ምጣድ
    wetett | ወተት
    dinech | ድንች
    shinkurit | ሽንኩርት
    gommen | ጎመን
    berberre | በርበሬ
    metmeta | ሚጥሚጣ
    teif | ጤፍ
    maar | ማር
    inqulal | እንቁላል
    dabbo | ዳቦ
    kibbe | ቅቤ
    metshaf | መጽሐፍ
    wanber | ወንበር
    algga | አልጋ
    berd libs | ብርድ ልብስ
    megareja | መጋረጃ
    jebena | ጀበና
    messob | መሶብ
    etan | ዕጣን
    shetto | ሽቶ
    menetsir | መነጽር
    saat | ሰዓት
    qebeto | ቀበቶ
    kofiya | ኮፍያ
    sharp | ሻርፕ
    jaket | ጃኬት
    mekinna | መኪና
    bskilet | ብስክሌት
    bajaj | ባጃጅ
    selk | ስልክ
    kompiter | ኮምፒውተር
    midija | ምድጃ
    tsegur | ጸጉር
    kerar | ክራር
    wancha | ዋንጫ
    chigin | ችግኝ
    kefo | ቀፎ`,
  "vowels left out": `
    qms | ቀሚስ
    njra | እንጀራ
    mtad | ምጣድ
    shnkurt | ሽንኩርት
    brbre | በርበሬ
    ntla | ነጠላ
    brsa | ቦርሳ
    mekna | መኪና
    wnber | ወንበር
    trpeza | ጠረጴዛ
    jebna | ጀበና
    smuna | ሳሙና
    mntaf | ምንጣፍ
    klbt | ቀለበት
    slk | ስልክ
    nkulal | እንቁላል
    frash | ፍራሽ`,
  "two words together": `
    hbsha kmis | ሐበሻ ቀሚስ
    habeshakemis | ሐበሻ ቀሚስ
    habeshakmis | ሐበሻ ቀሚስ
    brdlbs | ብርድ ልብስ
    yewendchama | የወንድ ጫማ
    yesetoch chama | የሴቶች ጫማ
    ywendoch shmz | የወንዶች ሸሚዝ
    yekisborsa | የኪስ ቦርሳ
    ytrs samuna | የጥርስ ሳሙና
    yebunamashin | የቡና ማሽን
    nech tef | ነጭ ጤፍ
    nchtef | ነጭ ጤፍ
    yesuf zeyt | የሱፍ ዘይት
    yeejseat | የእጅ ሰዓት
    yemekina goma | የመኪና ጎማ
    mkna goma | የመኪና ጎማ
    wuhamamokia | የውሃ ማሞቂያ
    dabokolo | ዳቦ ቆሎ
    mitnshiro | ምጥን ሽሮ
    mtn shro | ምጥን ሽሮ`,
};
